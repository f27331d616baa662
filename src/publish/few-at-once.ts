/** Does something with each of many, no more than some at a time. */
export async function fewAtOnce<T>(count: number, all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  // One iterator for all: what one lane has taken no other gets.
  const rest = all.values()
  const lane = async () => {
    for (const one of rest) await act(one)
  }
  await Promise.all(Array.from({ length: count }, lane))
}
