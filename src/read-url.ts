/** An address, where a text is one. `URL.canParse` of Node 20 says no to "müller.example" once it has been asked often. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
