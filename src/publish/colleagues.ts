import type { Site, SiteSection } from '../content/resolve/site.ts'

/** What a form says of itself in a preview, whatever it says on the site. */
const notSent = 'This is a preview: nothing was sent.'

/**
 * The site as colleagues look at it before it is published: drafts are in it, what forms send reaches nobody, search
 * engines leave it alone, and no page is too heavy.
 */
export function forColleagues({ settings, words, pages, ...site }: Site): Site {
  // With no address of a lead service in the pages, they send to the server that shows them, which takes nothing.
  const { leads: _, budgets: __, footer, ...others } = settings
  return {
    ...site,
    settings: { ...others, ...(footer && { footer: withNewsletter(footer) }) },
    words: {
      ...words,
      form: { ...words.form, failure: notSent },
      newsletter: { ...words.newsletter, failure: notSent },
    },
    pages: pages.map((page) => ({ ...page, noindex: true, sections: page.sections.map(withForm) })),
  }
}

function withForm(section: SiteSection): SiteSection {
  return section.type === 'form' ? { ...section, failure: notSent } : section
}

type Footer = NonNullable<Site['settings']['footer']>

function withNewsletter(footer: Footer): Footer {
  return footer.newsletter ? { ...footer, newsletter: { ...footer.newsletter, failure: notSent } } : footer
}
