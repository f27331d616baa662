/** The value of a text that is valid JSON. Some programs begin a file with the mark of its encoding, which is none of it. */
export function valueIn(text: string): unknown {
  return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
}
