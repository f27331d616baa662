import { store } from './store.ts'

/** Until what was done is sent, and what is shown is what came of it. */
export async function whenShown(): Promise<void> {
  await store.whenSent()
  while (store.isBehind)
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        stop()
        resolve()
      })
    })
}
