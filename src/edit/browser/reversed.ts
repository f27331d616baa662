import type { Decided, Done } from '../agreed.ts'
import { ask, NotDone } from './api.ts'
import type { Reversing, Sent } from './outbox.ts'
import { sitePictures } from './pictures/pictures.ts'

/** What is said of a step that was taken back, or done again. */
const words = { undo: 'Undone', redo: 'Done again' } as const

/** Takes back the last step, or does it again, and tells what is to be said; nothing was sent where there is none. */
export async function reversed(
  reversing: Reversing,
  decided: Decided | undefined,
): Promise<{ readonly sent?: Sent; readonly said: string }> {
  try {
    const { version, note, step, pictures } = await ask<Done>('POST', reversing, { decided })
    if (pictures) await sitePictures.renew()
    return { sent: { version, ...(note !== undefined && { note }) }, said: `${words[reversing]}: ${step.title}` }
  } catch (error) {
    // Who presses once more than there are steps need not be alarmed.
    if (error instanceof NotDone && error.isNothing) return { said: error.message }
    throw error
  }
}
