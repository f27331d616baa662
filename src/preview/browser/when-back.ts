/** Two seconds: who waits for the server sees it soon after it came. */
const rest = 2000

/**
 * What Vite is to wait for once it has lost the server: that this is back, and that nobody is in the middle of something. Vite
 * loads the page anew after that, and what was typed and is nowhere else yet would go with it. Meanwhile `missed` is called, as
 * nobody tells what has happened.
 */
export function whenBack(isBusy: () => boolean, missed: () => void = () => {}): unknown {
  const waited = async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, rest))
      if (!(await isBack())) continue
      if (!isBusy()) return
      missed()
    }
  }
  return waited()
}

/** Whether the server is there, and lets in who was let in by the one before. */
function isBack(): Promise<boolean> {
  return fetch(location.href, { cache: 'no-store' }).then(
    ({ status }) => status !== 403,
    () => false,
  )
}
