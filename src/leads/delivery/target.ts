import type { StoredLead } from '../store/read.ts'

/** Somewhere leads are forwarded to. */
export interface Target {
  /** Names it in the store; the same for as long as it is the same place. */
  readonly name: string
  /** Milliseconds that a try may take, where it may take longer than usual. */
  readonly patience?: number
  /** Whether a refusal for good is believed. Colleagues' mailboxes may be mended within the day; who mistyped an address mends nothing. */
  readonly endsRefused?: boolean
  /** Kept when it has been taken over there. */
  send(lead: StoredLead, signal: AbortSignal): Promise<void>
  close?(): void
}

/** A refusal that says that it will be the same another time. */
export class RefusedForGood extends Error {}

/** A refusal by a target that says when it is to be asked again. */
export class AskedToWait extends Error {
  constructor(
    message: string,
    readonly milliseconds: number,
  ) {
    super(message)
  }
}
