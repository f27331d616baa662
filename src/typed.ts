/** A word as it is typed in a shell: in quotes where the shell would read it otherwise. */
export function typed(word: string): string {
  return /^[\w./\\:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
