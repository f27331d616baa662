import { ask } from './api.ts'
import { store } from './store.ts'

/** Tells why a part of the editor does not come, until it does. */
export function waits(isWaiting: boolean): void {
  if (isWaiting) void why().then((words) => store.fail(words))
  else store.dismiss()
}

/** Who asks for anything is told why nothing comes. */
function why(): Promise<unknown> {
  const answered = ask('GET', 'sending').then(
    () => 'A part of the editor does not come. It is tried again; if it stays away, load this page again.',
  )
  return answered.catch((error: unknown) => error)
}
