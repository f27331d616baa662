/** What a form sends beside its answers. No field of an author's has an underscore in its name. */
export const aside = {
  /** The path of the page. */
  page: '_page',
  /** The campaign that brought the visitor. */
  source: '_source',
  /** For how many milliseconds the page was open; only script knows. */
  elapsed: '_elapsed',
  /** A field that no person sees; programs fill in whatever they find. */
  trap: 'contact_website',
} as const
