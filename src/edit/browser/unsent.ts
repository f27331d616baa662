import type { Decided, PageState, SiteState } from '../agreed.ts'
import { ask, NotDone } from './api.ts'
import type { Again, Asked } from './asked.ts'
import { forgetText, type KeptText, keptTexts } from './json/kept-texts.ts'
import { keepInTab, keptInTab } from './kept-in-tab.ts'
import type { Send, Sent } from './outbox.ts'
import { type Before, isThere, putBack, type Seen, seenBy, type Unsent } from './put-back.ts'
import type { Shown } from './shown.ts'

function keyOf(place: string): string {
  return `sectile:typed ${place}`
}

/** Keeps what could not be sent so far. */
export function keepUnsent(place: string | undefined, unsent: readonly Unsent[]): void {
  if (place !== undefined) keepInTab(keyOf(place), unsent)
}

/** What was typed while nobody answered, before this page was opened. Whoever takes it keeps it from then on. */
export function takeUnsent(place: string): Unsent[] {
  return keptInTab(keyOf(place))
}

/** What waits to be sent, with what it was typed in, and what could not be put back there. */
export class UnsentHere {
  private readonly seen = new WeakMap<Asked, Seen>()
  private waiting: readonly Unsent[] = []

  constructor(
    private readonly shown: () => Shown,
    private readonly lose: (lost: readonly Unsent[]) => void,
    private readonly doInTurn: (send: Send) => void,
  ) {}

  /** Notes what somebody sees who asks for something. */
  see(asked: Asked, shown: Before = this.shown()): void {
    if (!this.seen.has(asked)) this.seen.set(asked, seenBy(asked, shown))
  }

  /** Keeps what waits, and what the author has not copied yet. */
  keep(waiting: readonly Asked[]): void {
    this.waiting = waiting.map((asked) => this.unsentOf(asked))
    this.keepAll()
  }

  /** Where something belongs by now, unless it is there. What has no place any more is offered to the author. */
  async again(asked: Asked, unsent = this.unsentOf(asked)): Promise<Again | undefined> {
    const { page: path } = asked.where
    const [page, site] = await Promise.all([path === undefined ? null : pageAt(path), ask<SiteState>('GET', 'site')])
    if (isThere(asked, { page, site })) return undefined
    const found = putBack(unsent, { page, site })
    if (!found) {
      this.offer(asked, unsent)
      return undefined
    }
    this.see(found, { page, site })
    return { asked: found, version: Math.max(page?.version ?? 0, site.version) }
  }

  /** Offers to the author what has no place any more. What was typed on after a pause has the letters before it in it. */
  offer(asked: Asked, unsent = this.unsentOf(asked)): void {
    const others = this.shown().lost.filter(
      ({ asked: { join, where } }) => !join || join !== asked.join || where.page !== asked.where.page,
    )
    this.lose([...others, unsent])
  }

  /** What was typed before this page was opened. Where somebody has typed since, who did not see it, it is offered. */
  async takeUp(place: string, isTyped: (asked: Asked) => boolean): Promise<Again[]> {
    const all: Again[] = []
    for (const unsent of takeUnsent(place)) {
      const again = await this.again(unsent.asked, unsent)
      if (again) all.push(again)
    }
    const late = all.filter(({ asked }) => isTyped(asked))
    for (const { asked } of late) this.offer(asked)
    // Not sooner: the tab keeps all of it for a page that is closed meanwhile.
    this.keepAll()
    for (const text of keptTexts(place))
      this.doInTurn((version, decided) => this.sendText(place, text, version, decided))
    return all.filter((again) => !late.includes(again))
  }

  /** Sends what was typed as JSON; what has no place any more is offered to the author. */
  private async sendText(place: string, kept: KeptText, version: number, decided?: Decided): Promise<Sent> {
    const { sendKept } = await import('./json/send-kept.ts')
    const sent = await sendKept(kept, decided).catch((error: unknown) => {
      if (!(error instanceof NotDone) || error.isLater || error.clash) throw error
      return undefined
    })
    if (!sent) this.offer(asOne(kept))
    forgetText(place, kept.about)
    return sent ?? { version }
  }

  /** The author has seen what could not be put back. */
  forgetLost(): void {
    this.lose([])
    this.keepAll()
  }

  private unsentOf(asked: Asked): Unsent {
    return { asked, seen: this.seen.get(asked) ?? {} }
  }

  private keepAll(): void {
    const { outline, lost } = this.shown()
    keepUnsent(outline?.place, [...lost, ...this.waiting])
  }
}

/** What was typed as JSON, to be shown. It belongs to no typing of a form, so that it is put back nowhere. */
function asOne({ about: { file, at, title, where }, text }: KeptText): Asked {
  return { title, where, operations: [{ op: 'put', file, at, value: text }] }
}

/** A page as the server has it; null where there is none at this path. */
export async function pageAt(path: string): Promise<PageState | null> {
  return ask<PageState>('GET', `page?path=${encodeURIComponent(path)}`).catch((error: unknown) => {
    if (error instanceof NotDone && error.isGone) return null
    throw error
  })
}
