import type { FormSection, Image, Page } from '../../generated/types.ts'

/**
 * What is kept of a page of which nothing is to be said: what the rest of the site is judged and drawn by. It has no
 * drafts, no times and no sources in it, and is on no list that goes on over several pages.
 */
export interface PageFacts {
  /** All of it but its sections. */
  head: Omit<Page, 'sections'>
  /** How many sections it has. */
  sections: number
  /** The addresses of this site in its links, each once. */
  hrefs: string[]
  /** The files that it shows, each once. */
  sources: string[]
  /** The variables in its texts as "{name}", and where one is all of an address also that, as "tel:{name}"; each once. */
  variables: string[]
  /** The ids that links can lead to. */
  ids: string[]
  /** The shared sections on it, each once. */
  uses: string[]
  /** The picture that stands first in its sections. */
  picture?: Image | undefined
  /** The addresses of the players of its films. */
  players: string[]
  /** Of its forms what those of the same name have to agree in. */
  forms: Agreed[]
  /** Names its forms as they are drawn; empty where it has none. */
  formsName: string
  /** These as JSON: they are longer than all the rest, and seldom asked for. */
  drawnForms: string
}

/** What forms of one name have to agree in. */
export interface Agreed {
  name: string
  sends?: boolean | undefined
  keep?: string | undefined
}

/** A form as it is drawn, with its id on the page. */
export interface PlacedForm {
  id: string
  form: FormSection
}
