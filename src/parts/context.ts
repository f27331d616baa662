import { createContext, use } from 'react'

/** An image as the page shows it: made smaller and in modern formats by the build. */
export interface ImageFile {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
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
  /** Before the address of the lead service: "" or "https://…". */
  readonly leads: string
  readonly language: string
  /** The images that the section uses, by their address in pages.json. */
  readonly images: Readonly<Record<string, ImageFile>>
}

const Context = createContext<SectionContext | null>(null)

export const SectionContextProvider = Context.Provider

/** What surrounds the section that is being rendered. */
export function useSection(): SectionContext {
  const context = use(Context)
  if (!context) throw new Error('A part was rendered outside a section.')
  return context
}
