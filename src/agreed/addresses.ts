/** The address of a file of the site, whose name may hold anything: also what ends a `url()` in styles. */
export function fileAddress(file: string): string {
  const steps = wellFormed(file).split('/').map(encodeURIComponent)
  return steps.join('/').replace(/['()]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}

/** An address as it may stand in a header, and between spaces in a file for hosts. What is written as "%C3%A9" stays. */
export function plainAddress(address: string): string {
  return wellFormed(address).replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent)
}

/** Half a letter has no address. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}
