/** Where the page for staff is. */
export const staffAddress = '/_leads'

/** The header that shows with each change that it was made on the page, and on no other site. */
export const tokenHeader = 'x-staff-token'

/** Who is signed in, and what the page needs to begin with. */
export interface StaffSession {
  readonly user: string
  readonly token: string
  /** Seconds until it ends when nothing is done. */
  readonly seconds: number
  /** Whether a proxy signs people in: then signing out here is not enough. */
  readonly byProxy: boolean
  /** The site's host. */
  readonly site: string
  /** The names of the site's forms. */
  readonly forms: readonly string[]
}

export const statuses = ['new', 'answered', 'suspicious'] as const
export type Status = (typeof statuses)[number]

/** Which leads are asked for. */
export interface Wanted {
  readonly form?: string | undefined
  /** Received from and up to these times. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly status?: Status | undefined
  /** A reference number, an e-mail address, or words that stand somewhere in the answers. */
  readonly text?: string | undefined
  /** Goes on where an earlier answer has ended. */
  readonly after?: Place | undefined
}

/** A place in the order of leads, which is from the newest to the oldest. */
export interface Place {
  readonly at: string
  readonly id: string
}

/** A lead in a list. */
export interface LeadSummary {
  readonly id: string
  readonly reference: string
  readonly form: string
  readonly receivedAt: string
  readonly status: Status
  readonly suspicion: string | null
  /** Who it is from: the name and how to reach them, as far as the form asks for it. */
  readonly name: string
  readonly contact: string
  readonly noted: boolean
}

export interface LeadPage {
  readonly leads: readonly LeadSummary[]
  /** Where it goes on, when there may be more. */
  readonly next?: Place
  /** Set when it ended because enough was read, and not because enough was found: the time of the last that was read. */
  readonly readTo?: string
}

/** A lead with all that is known of it. */
export interface LeadDetail extends LeadSummary {
  readonly page: string | null
  readonly source: string | null
  readonly answers: readonly { readonly name: string; readonly label: string; readonly value: AnswerValue }[]
  readonly consents: readonly {
    readonly field: string
    readonly text: string
    readonly version: string
    readonly at: string
  }[]
  readonly deliveries: readonly DeliveryState[]
  readonly answered: { readonly at: string; readonly by: string | null } | null
  readonly note: string
}

/** What somebody has changed of what the staff says about a lead. */
export interface Marking {
  readonly answered?: boolean | undefined
  /** The note as it is to be, and as it was seen: what a colleague has written since then is not replaced. */
  readonly note?: { readonly from: string; readonly to: string } | undefined
}

export type AnswerValue = string | boolean | readonly string[]

export interface DeliveryState {
  readonly target: string
  readonly status: 'waiting' | 'sent' | 'dead'
  readonly attempts: number
  readonly error: string | null
}

/** What is stored of a person. */
export interface PersonFound {
  readonly own: readonly LeadSummary[]
  readonly mentions: readonly LeadSummary[]
}

export interface Forgotten {
  readonly erased: number
  /** Whether what was erased can still be found in the store's log, until nobody reads it any longer. */
  readonly left: boolean
}

export interface DeadLetters {
  readonly letters: readonly {
    readonly id: string
    readonly reference: string
    readonly form: string
    readonly target: string
    readonly attempts: number
    readonly error: string | null
  }[]
  /** How many there are in all. */
  readonly count: number
}

/** Why a request was refused; the page has the words for it. */
export interface Refusal {
  readonly error: 'signed-out' | 'wrong' | 'locked' | 'foreign' | 'gone' | 'outdated' | 'unreadable' | 'failed'
  /** Until another try is looked at. */
  readonly seconds?: number
}
