/** Two seconds: who waits for the server sees it soon after it came. */
const rest = 2000

/**
 * Waits for a server that has ended, and until nobody is in the middle of something. Vite loads a page anew after that: what
 * was typed and is nowhere else yet would go with it. Meanwhile `missed` is called, as nobody tells what has happened.
 */
export async function whenBack(isBusy: () => boolean, missed: () => void = () => {}): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, rest))
    if (!(await isBack())) continue
    if (!isBusy()) return
    missed()
  }
}

/** Whether the server is there, and lets in who was let in by the one before. */
function isBack(): Promise<boolean> {
  return fetch(location.href, { cache: 'no-store' }).then(
    ({ status }) => status !== 403,
    () => false,
  )
}
