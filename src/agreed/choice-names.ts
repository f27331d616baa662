/**
 * Labels as they stand in an address: "AYUSH Centers" is "ayush-centers". No two are alike, also where labels are: of "C#" and
 * "C++" the second is "c-2".
 */
export function choiceNames(labels: readonly string[]): string[] {
  const names = new Set<string>()
  for (const label of labels) {
    const name = nameOf(label)
    let own = name
    for (let number = 2; names.has(own); number++) own = `${name}-${number}`
    names.add(own)
  }
  return [...names]
}

function nameOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
