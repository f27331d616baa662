import { createContext, useContext } from 'react'
import type { Operation } from '../../content/operations/operations.ts'
import type { Means } from '../agreed-means.ts'
import type { PlainWords } from '../agreed-words.ts'
import type { LinkLine } from './links.ts'

/** What a form asks for: also a field that is set whether or not it is there, and one that is taken out. */
export type FormOperation =
  | Operation
  | {
      readonly op: 'put'
      readonly at: string
      readonly value: unknown
      readonly before?: string
      readonly holders?: boolean
    }
  | { readonly op: 'clear'; readonly at: string; readonly holders?: boolean }

/** What is wrong in a place, by its pointer. */
export interface FormMistake {
  readonly pointer: string
  readonly severity: string
  readonly message: string
  readonly plain: PlainWords
}

/** What fields offer to be chosen. */
export type FormMeans = Omit<Means, 'shared' | 'redirects'>

/** The sections to which links can lead, also those that have no id until one does. */
export interface LinkPlaces {
  /** Those of the page that the form is about, where its links stand on no other; and the path of that. */
  here(): readonly LinkLine[]
  path(): string | undefined
  /** Those of a page. */
  on(path: string): Promise<readonly LinkLine[]>
  /** What is sent next may lead there. */
  choose(link: LinkLine): void
}

/** What a form needs of where it stands. Pointers are those of the file. */
export interface FormHost {
  readonly mistakes: readonly FormMistake[]
  readonly means: FormMeans
  readonly places: LinkPlaces
  /** What stands for names in braces. */
  readonly variables: Readonly<Record<string, string>>
  /** Whether nothing may be changed for now. */
  readonly disabled: boolean
  /** Goes up when the values are others by undo: what is being typed is then given up. */
  readonly epoch: number
  /** The place whose field is to be shown: what it lies in opens. */
  readonly sought: string | null
  /** Of what pages share, the fields that this one has for itself, and the way back to what the others have. */
  readonly own?: { readonly fields: readonly string[]; giveBack(at: string, label: string): void } | undefined
  /** Copies an entry of a list to another place. */
  readonly copy?: ((at: string) => void) | undefined
  /** Leads to where the value of a variable is changed for all places. */
  toVariable(name: string): void
  /** Does something. What is joined by the same word is one step. */
  send(title: string, operations: readonly FormOperation[], join?: string): void
  /** Does to one of the mistakes what mends it. */
  fix(mistake: FormMistake): void
  undo(): void
  redo(): void
  /** Tells those who do not see it. */
  say(words: string): void
  /** Until all that was done is in the values. */
  whenShown(): Promise<void>
}

export const FormContext = createContext<FormHost | undefined>(undefined)

export function useForm(): FormHost {
  const host = useContext(FormContext)
  if (!host) throw new Error('There is no form here.')
  return host
}
