import type { GestureWords } from '../agreed.ts'

/** What an author asks for, whatever state it comes to. */
export type Asked = Omit<GestureWords, 'version'> & {
  /** What is said once it is done. */
  readonly said?: string
}

/** The same where it belongs in a state. */
export interface Again {
  readonly asked: Asked
  readonly version: number
}
