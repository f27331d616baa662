/** 5: more nobody reads in one sentence. */
const most = 5

/** The first of several names, and how many more there are: "/a, /b and 12 more". */
export function few(names: readonly string[]): string {
  const left = names.length - most
  return left > 1 ? `${names.slice(0, most).join(', ')} and ${left} more` : names.join(', ')
}
