/** A label as it stands in an address: "AYUSH Centers" is "ayush-centers". */
export function choiceName(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
