/** On a terminal, one line that counts up and goes when all is done; undefined where nobody watches. */
export function progressOf(doing: string, things: string): ((done: number, all: number) => void) | undefined {
  if (!process.stdout.isTTY) return undefined
  return (done, all) => {
    if (done < all && done % 25 > 0) return
    process.stdout.write(done < all ? `\r${doing} ${done} of ${all} ${things}` : '\r\x1b[K')
  }
}
