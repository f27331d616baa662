/** A word as it is typed in a shell: in quotes where the shell would read it otherwise. Those of Windows know double ones alone. */
export function typed(word: string, platform = process.platform): string {
  if (/^[\w./\\:-]+$/.test(word)) return word
  return platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`
}
