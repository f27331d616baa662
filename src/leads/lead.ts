/** What a visitor wrote or chose in one field. */
export type Answer = string | boolean | readonly string[]

export type Answers = Readonly<Record<string, Answer>>

/** What a visitor agreed to, in the words that stood there. */
export interface GivenConsent {
  readonly field: string
  readonly text: string
  /** Changes with the text. */
  readonly version: string
  readonly at: string
}

/**
 * Why a lead looks as if no person had sent it, or none who means this site: it filled in the trap, was too fast, or has
 * the links or the words of advertising. It is stored all the same, and kept apart.
 */
export type Suspicion = 'trap' | 'too fast' | 'links' | 'words'

/** What a visitor sent, ready to be stored. */
export interface Lead {
  readonly id: string
  /** The name of the form. */
  readonly kind: string
  /** The path of the page that it was sent from. */
  readonly page: string | null
  readonly data: Answers
  readonly consents: readonly GivenConsent[]
  /** The campaign that brought the visitor. */
  readonly source: string | null
  readonly suspicion: Suspicion | null
  /** Sent again with the same key it is the same lead. */
  readonly key: string
  readonly receivedAt: string
}
