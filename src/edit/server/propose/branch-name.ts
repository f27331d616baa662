/** 50 letters: as much as anybody reads of a name. */
const longest = 50

/** The branch for a title: "content/new-prices". Letters of every language stay, marks on Latin ones do not. */
export function branchName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const short = [...words]
    .slice(0, longest)
    .join('')
    .replace(/^-+|-+$/g, '')
  return `content/${short || 'change'}`
}
