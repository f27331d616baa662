import type { Decided, Done, Outline, PageLine } from '../agreed.ts'
import { ask, NotDone } from './api.ts'
import type { Reversing, Sent } from './outbox.ts'
import { sitePictures } from './pictures/pictures.ts'
import { pageAt } from './unsent.ts'

/** What is said of a step that was taken back, or done again. */
const words = { undo: 'Undone', redo: 'Done again' } as const

type Lines = readonly Pick<PageLine, 'path'>[]

/** Where somebody stands, and what he knows of the pages. */
interface Standing {
  readonly path: string | undefined
  readonly pages: Lines | undefined
}

interface Reversed {
  readonly sent?: Sent
  readonly said: string
  /** The page to go to, where the one that was open is there no more. */
  readonly next?: string | undefined
}

/** Takes back the last step, or does it again, and tells what is to be said; nothing was sent where there is none. */
export async function reversed(
  reversing: Reversing,
  decided: Decided | undefined,
  standing: Standing,
): Promise<Reversed> {
  try {
    const before = await pagesAround(standing)
    const { version, note, step, pictures } = await ask<Done>('POST', reversing, { decided })
    if (pictures) await sitePictures.renew()
    const said = `${words[reversing]}: ${step.title}`
    // It is done: what is asked for after that must not let it be done once more.
    const next = await nextTo(standing.path, before).catch(() => undefined)
    return { sent: { version, ...(note !== undefined && { note }) }, said, next }
  } catch (error) {
    // Who presses once more than there are steps need not be alarmed.
    if (error instanceof NotDone && error.isNothing) return { said: error.message }
    throw error
  }
}

/** All pages, that which is open among them: of one that has just come, or was renamed, the outline may not know yet. */
async function pagesAround({ path, pages }: Standing): Promise<Lines> {
  const isKnown = path === undefined || pages?.some((page) => page.path === path)
  return isKnown && pages ? pages : (await ask<Outline>('GET', 'outline')).pages
}

/** Where to go from a page that is there no more; undefined where it is. */
async function nextTo(path: string | undefined, before: Lines): Promise<string | undefined> {
  if (path === undefined || (await pageAt(path))) return undefined
  return inPlaceOf(path, before, (await ask<Outline>('GET', 'outline')).pages)
}

/** The page that has come into the place of another: the same by another path, or else its neighbour. */
function inPlaceOf(path: string, before: Lines, now: Lines): string | undefined {
  const index = before.findIndex((page) => page.path === path)
  return index === -1 ? undefined : (now[index] ?? now.at(-1))?.path
}
