/** 5: more nobody reads in one sentence. */
const most = 5
/** So many of them are needed to say that, however many there are. */
export const enoughNames = most + 1

/** The first of several names, and how many more there are: "/a, /b and 12 more". */
export function few(names: readonly string[], all = names.length): string {
  const left = all - most
  return left > 1 ? `${names.slice(0, most).join(', ')} and ${left} more` : names.join(', ')
}
