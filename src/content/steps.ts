/** Long work in steps: between two of them other things may be done, and it may be given up. */
export type Steps<T> = Generator<void, T>

/** Does all steps one after the other. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
