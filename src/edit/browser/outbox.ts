import type { Clash, Decided, Done, EditOperation } from '../agreed.ts'
import { ask, NotDone } from './api.ts'
import type { Again, Asked } from './asked.ts'
import { type Deciding, decisionOn } from './decision.ts'

/** Something that is to be done: based on a state, and on what was decided where others changed the same. */
export type Send = (version: number, decided?: Decided) => Promise<Sent>

/** The state that came of it, and what of it was not to be. */
export type Sent = Pick<Done, 'version' | 'seen' | 'note'>

/** Whether it takes back a step, or does it again. */
export type Reversing = 'undo' | 'redo'

interface Waiting {
  readonly asked?: Asked
  /** The state that was shown to whom it was asked for. */
  readonly shown?: number
  readonly send: Send
  readonly reversing?: Reversing | undefined
  /** Whether it is based on another state than that in which it was done. */
  readonly isAgain?: boolean
}

/** What two people changed, and where to say whose counts. */
export interface Clashing extends Clash, Deciding {
  readonly reversing?: Reversing | undefined
}

/** Who is told what becomes of what is sent. */
interface Host {
  /** The latest state that is known. */
  version(): number
  /** Where something belongs by now; undefined where nobody can tell, which the host then tells the author. */
  again(asked: Asked): Promise<Again | undefined>
  /** Keeps what has not been sent. */
  keep(unsent: readonly Asked[]): void
  /** When nothing is to be sent any more, nothing is to be decided either. */
  busy(isBusy: boolean): void
  took(sent: Sent, asked?: Asked): void
  /** It is tried again. */
  late(words: string): void
  /** What was typed and cannot be saved is offered to the author. */
  lost(asked: Asked): void
  /** What was typed and refused is not what is there; null where nothing is to be said of that. */
  refused(words: string | null): void
  clash(clash: Clashing): void
}

/** A second without typing ends a step. */
const pause = 1000

/** Two seconds: by then a full disk may have room again. */
const later = 2000

/** 10 seconds: a program that takes a file away to write it anew has put it back by then. */
const longest = 10_000

/** What is done, on its way to the server: one after the other, and nothing is dropped that may still succeed. */
export class Outbox {
  private waiting: Waiting[] = []
  private now: Waiting | undefined
  private running: Promise<void> | undefined
  /** What was done, and is not in what is shown yet. */
  private done: { readonly asked: Asked; readonly version: number }[] = []
  /** What was typed last: more of the same goes on from that, whatever others did meanwhile. */
  private typed = { join: '', version: 0, until: 0 }
  /** What was sent last: the state that was shown then, what came of it, and of that what is seen. */
  private last = { shown: 0, version: 0, seen: 0 }
  /** Since when a file that something is to be done to is away. */
  private awaySince: number | undefined

  constructor(private readonly host: Host) {}

  get isEmpty(): boolean {
    return this.running === undefined
  }

  /** Does something; of what is typed in one place only the last is sent when several wait. */
  do(asked: Asked, shown = this.host.version()): void {
    if (isMoreOf(this.waiting.at(-1)?.asked, asked)) this.waiting.pop()
    this.push({ asked, shown, send: sending(asked) })
  }

  /** Whether the same value waits that was typed since. */
  hasMoreOf(asked: Asked): boolean {
    return [this.now, ...this.waiting].some((one) => isMoreOf(asked, one?.asked))
  }

  /** What was done since a state, or is still to be. */
  since(version: number): EditOperation[] {
    this.done = this.done.filter((one) => one.version > version)
    const all = [...this.done, this.now, ...this.waiting]
    return all.flatMap((one) => one?.asked?.operations ?? [])
  }

  /** What was done after a state, and is in another one. */
  between(after: number, until: number): EditOperation[] {
    return this.done.flatMap(({ asked, version }) => (version > after && version <= until ? asked.operations : []))
  }

  /** Does something that knows by itself what it is based on, when its turn comes. */
  doInTurn(send: Send, reversing?: Reversing): void {
    this.push({ send, reversing })
  }

  async whenSent(): Promise<void> {
    while (this.running) await this.running
  }

  private push(waiting: Waiting): void {
    this.waiting.push(waiting)
    this.keep()
    this.running ??= this.sendAll().finally(() => {
      this.running = undefined
    })
  }

  private async sendAll(): Promise<void> {
    this.host.busy(true)
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { asked, send } = next
      this.now = next
      const { join = '' } = asked ?? {}
      const isMore = join !== '' && join === this.typed.join && Date.now() < this.typed.until
      const version = isMore ? this.typed.version : this.baseOf(next)
      try {
        const done = await send(version)
        const { seen = done.version } = done
        if (asked) this.done.push({ asked, version: done.version })
        this.host.took(done, asked)
        this.last = { shown: next.shown ?? this.last.shown, version: done.version, seen }
        this.typed = { join, version: seen, until: Date.now() + pause }
        this.awaySince = undefined
      } catch (error) {
        await this.failed(error, next, version)
      }
      this.now = undefined
      this.keep()
    }
    this.awaySince = undefined
    this.host.busy(false)
  }

  /** The state that something is meant in. As long as no later one was shown, that is what is seen, without what others did. */
  private baseOf({ shown }: Waiting): number {
    const { last } = this
    const now = this.host.version()
    if (shown === undefined) return now
    return shown <= last.shown && now <= last.version ? last.seen : Math.max(shown, now)
  }

  private keep(): void {
    this.host.keep([this.now, ...this.waiting].flatMap((waiting) => waiting?.asked ?? []))
  }

  /** What was typed in the same place since, which says all that is to be there. */
  private takeMoreOf(asked: Asked): Asked | undefined {
    return isMoreOf(asked, this.waiting[0]?.asked) ? this.waiting.shift()?.asked : undefined
  }

  private async failed(error: unknown, next: Waiting, version: number): Promise<void> {
    const { asked, send, reversing } = next
    if (error instanceof NotDone && (error.isLater || (asked && error.mayPass && this.mayComeBack()))) {
      this.host.late(error.mayPass ? `${error.message} It is tried again by itself.` : error.message)
      // What waits for long is based on another state more than once.
      this.waiting.unshift({ ...next, isAgain: false })
      await new Promise((resolve) => setTimeout(resolve, later))
      return
    }
    // A letter that was taken back before it was sent, or what is chosen already: what is there says the same.
    if (error instanceof NotDone && error.isNothing && asked) return
    this.typed = { ...this.typed, until: 0 }
    if (error instanceof NotDone && error.isOld && asked && !next.isAgain) {
      try {
        const again = await this.host.again(asked)
        const sent = again && sending(again.asked)
        if (sent)
          this.waiting.unshift({
            asked: again.asked,
            shown: again.version,
            isAgain: true,
            send: (_, decided) => sent(again.version, decided),
          })
        // It is there already, or is offered to the author: no more is to be said.
        else if (this.waiting.length === 0) this.host.refused(null)
      } catch (failure) {
        await this.failed(failure, next, version)
      }
      return
    }
    const clash = error instanceof NotDone ? error.clash : undefined
    if (clash) {
      const last = asked && this.takeMoreOf(asked)
      const mine = last ? writtenBy(last) : clash.mine
      if (last) this.now = { ...next, asked: last }
      this.keep()
      // What was typed on while nobody had decided yet went on from what is given up.
      const again = last ? sending(last) : send
      const shown = (now: Clash & Deciding) => this.host.clash({ ...now, reversing })
      const decided = await decisionOn({ ...clash, mine }, shown, () => again(version))
      if (typeof decided === 'object') {
        this.waiting.unshift({ ...next, ...(last && { asked: last }), send: async () => decided })
        return
      }
      // Of a form, there is nothing else in it.
      if (decided === 'mine' || !asked) this.waiting.unshift({ send: () => again(version, decided) })
    }
    // Letters that came after have these in them: they are not given up, and say the same if they are refused.
    const isTypedOn = asked?.join !== undefined && this.waiting.some((one) => one.asked?.join === asked.join)
    if (!clash && isTypedOn) return
    if (!clash && asked?.join !== undefined) this.host.lost(asked)
    this.host.refused(clash ? null : wordsOf(error))
  }

  /** Whether a file that is away is still waited for: one that is gone would hold back all that is done elsewhere. */
  private mayComeBack(): boolean {
    this.awaySince ??= Date.now()
    return Date.now() - this.awaySince < longest
  }
}

/** The one value that is set; undefined where there is none. */
function writtenBy({ operations: [first] }: Asked): unknown {
  return first && 'value' in first ? first.value : undefined
}

export function wordsOf(error: unknown): string {
  return error instanceof NotDone ? error.message : String(error)
}

function sending({ said: _, ...asked }: Asked): Send {
  return (version, decided) => ask<Done>('POST', 'gesture', { ...asked, version, decided })
}

/** Whether a later one makes an earlier one needless: the same value is typed once more. */
function isMoreOf(one: Asked | undefined, other: Asked | undefined): boolean {
  if (!one || !other || one.join === undefined || one.join !== other.join) return false
  const [[first, ...more], [second, ...others]] = [one.operations, other.operations]
  return (
    first !== undefined &&
    second !== undefined &&
    ['set', 'put'].includes(first.op) &&
    first.op === second.op &&
    'at' in first &&
    'at' in second &&
    first.at === second.at &&
    more.length + others.length === 0
  )
}
