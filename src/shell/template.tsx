import { createContext, type ReactNode, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** HTML that all pages share but for some attributes. */
export interface Template {
  /** What stands before, between and after the places of those attributes. */
  readonly texts: readonly string[]
  readonly places: readonly Place[]
}

/** An attribute that pages write. */
export type Place = PlaceByPath | PlaceByLanguage

/** Some pages have a value of their own; without one it is left out. */
interface PlaceByPath {
  readonly attribute: string
  /** The values of some pages, by path. */
  readonly on: Readonly<Record<string, string>>
  readonly otherwise?: string
}

/** The address of the page on the site in another language. */
interface PlaceByLanguage {
  readonly attribute: string
  readonly language: string
  /** Where that site is. */
  readonly url: string
}

const Places = createContext<Place[]>([])

/** Holds an attribute's place until the HTML is cut there. No text can look like it: quotes are escaped in texts. */
const mark = { 'data-place': '' }
const markHtml = ' data-place=""'

/** Leaves the place of an attribute to the page: what comes back is spread on the element. */
export function usePlace(place: Place | undefined): typeof mark | undefined {
  const places = use(Places)
  if (!place) return undefined
  places.push(place)
  return mark
}

/** Renders HTML with places. React draws in the order in which the HTML stands, so they are in that order too. */
export function renderTemplate(node: ReactNode): Template {
  const places: Place[] = []
  const html = renderToStaticMarkup(<Places value={places}>{node}</Places>)
  return { texts: html.split(markHtml), places }
}
