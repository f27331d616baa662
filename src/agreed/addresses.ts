/** The address of a file of the site, whose name may hold anything: also what ends a `url()` in styles. */
export function fileAddress(file: string): string {
  const steps = wellFormed(file).split('/').map(encodeURIComponent)
  return steps.join('/').replace(/['()]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}

/** An address as it may stand in a header, and between spaces in a file for hosts. What is written as "%C3%A9" stays. */
export function plainAddress(address: string): string {
  return percentAsSign(wellFormed(address)).replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent)
}

/**
 * An address in which "%" is the sign itself where it begins no letter, as in the name of a file: "100%.pdf". Browsers
 * ask for it as it is written, and servers refuse what they cannot decode.
 */
export function percentAsSign(address: string): string {
  return address.replace(/%(?![\da-f]{2})/gi, '%25')
}

/** Half a letter has no address. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}
