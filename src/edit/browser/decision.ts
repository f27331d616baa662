import type { Clash, Decided } from '../agreed.ts'
import { NotDone } from './api.ts'

/** Where to say whose value counts. */
export interface Deciding {
  decide(decided: Decided): void
  /** Something was changed: both values may be others. */
  readonly lookAgain: () => void
}

/**
 * Whose value counts, or what came of it where both fit by then. While nobody has decided, others may change theirs once more:
 * it is sent again, to show what is there now.
 */
export async function decisionOn<Sent extends object>(
  first: Clash,
  show: (clash: Clash & Deciding) => void,
  send: () => Promise<Sent>,
): Promise<Decided | Sent> {
  let looking: Promise<Sent | undefined> | undefined
  let isOver = false
  let isMissed = false
  const decided = await new Promise<Decided | Sent>((resolve) => {
    const decide = (now: Decided | Sent) => {
      isOver = true
      resolve(now)
    }
    async function look(): Promise<Sent | undefined> {
      try {
        const sent = await send()
        decide(sent)
        return sent
      } catch (error) {
        const clash = error instanceof NotDone ? error.clash : undefined
        if (clash && !isOver) show({ ...clash, decide, lookAgain })
        return undefined
      } finally {
        looking = undefined
        if (isMissed) lookAgain()
      }
    }
    function lookAgain(): void {
      isMissed = looking !== undefined
      if (!isMissed && !isOver) looking = look()
    }
    show({ ...first, decide, lookAgain })
  })
  // One at a time: what is undone twice would be another step.
  return (await looking) ?? decided
}
