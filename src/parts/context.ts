import { createContext, use } from 'react'
import type { Image, Person } from '../generated/types.ts'
import type { Words } from '../generated/words.ts'

/** An image as the page shows it: made smaller and in modern formats by the build. */
export interface ImageFile {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
}

/** What an article tells of its page, and of the pages beside it. */
export interface ArticleFacts {
  readonly image?: Image | undefined
  /** Days, as "2025-06-02". */
  readonly published?: string | undefined
  readonly updated?: string | undefined
  readonly author?: Person | undefined
  readonly previous?: PageLink | undefined
  readonly next?: PageLink | undefined
}

/** A link to a page, by its title. */
export interface PageLink {
  readonly label: string
  readonly href: string
}

/** All that a section's HTML depends on beside its own data. Plain data: its hash names the HTML. */
export interface SectionContext {
  /** The id of the section's element; ids inside begin with it. */
  readonly id: string
  /** The level of the section's own heading. */
  readonly level: 1 | 2
  /** The first section of the page loads its images at once. */
  readonly first: boolean
  /** Where the site is hosted below its domain: "" or "/sub". */
  readonly base: string
  /** Before the address of the lead service: "" or "/sub", as the site itself, or "https://…". */
  readonly leads: string
  readonly language: string
  /** What controls say by themselves. */
  readonly words: Words
  /** Of a list that goes on over several pages: which one this is, and the way to others. */
  readonly pager?: {
    readonly number: number
    readonly links: readonly { readonly number: number; readonly href: string }[]
  }
  /** Of a list whose topics have pages of their own: the links to all of them. */
  readonly topics?: readonly (PageLink & { readonly isHere: boolean })[]
  /** The images that the section uses, by their address in pages.json. */
  readonly images: Readonly<Record<string, ImageFile>>
  /** Only of a section that shows something of it. */
  readonly article?: ArticleFacts | undefined
}

/** A picture that loads at once: a page asks for that of its first section before all else. */
export type EagerPicture = Pick<ImageFile, 'src' | 'sources'> & { readonly sizes: string }

/** A section that is being rendered: what surrounds it, and what its parts tell of it. */
export interface Rendering {
  readonly context: SectionContext
  /** Those drawn until now, in their order. */
  readonly eager: EagerPicture[]
}

const Context = createContext<Rendering | null>(null)

export const RenderingProvider = Context.Provider

export function useRendering(): Rendering {
  const rendering = use(Context)
  if (!rendering) throw new Error('A part was rendered outside a section.')
  return rendering
}

/** What surrounds the section that is being rendered. */
export function useSection(): SectionContext {
  return useRendering().context
}
