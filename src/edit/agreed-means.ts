/** Something that is written by its name and read by another. */
export interface Named {
  readonly name: string
  readonly label: string
}

/** What can be chosen in fields. */
export interface Means {
  readonly links: readonly {
    readonly href: string
    readonly label: string
    readonly kind: 'page' | 'place' | 'file'
  }[]
  readonly shared: readonly string[]
  /** The colours of the theme. */
  readonly colors: readonly { readonly name: string; readonly color: string }[]
  /** The topics of the site, the people who write for it, and the languages in which it is there elsewhere. */
  readonly topics: readonly Named[]
  readonly people: readonly Named[]
  readonly languages: readonly Named[]
  /** Paths that lead elsewhere, which no page can have. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** In which the site's days and times are meant. */
  readonly timeZone: string
}
