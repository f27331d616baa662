import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Site, SitePage } from '../content/resolve/site.ts'
import type { Section } from '../generated/types.ts'
import { root } from '../root.ts'
import type { Tool } from './tool-page.ts'

/** The gallery of section types. */
export const gallery: Tool = {
  title: 'Sections',
  place: 'gallery',
  address: '/_sections',
  main: 'src/gallery/main.tsx',
  connection: 'src/preview/browser/gallery.ts',
}

/** Whether an address belongs to it. */
export function inGallery(address: string): boolean {
  return /^\/_sections(\/|$)/.test(address)
}

/**
 * The page that shows one example of a type and nothing else, at "/_sections/preview/TYPE/N". A question after the address
 * gives it another look or tone.
 */
export function examplePage(address: string, query = new URLSearchParams()): SitePage | undefined {
  const [, type, number = ''] = /^\/_sections\/preview\/([a-z-]+)\/([1-9])$/.exec(address) ?? []
  const file = `schemas/sections/${type}.schema.json`
  if (type === undefined || !existsSync(path.join(root, file))) return undefined
  const { description, examples } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Examples
  const index = Number(number) - 1
  const example = examples[index]
  if (!example) return undefined
  return {
    path: address,
    title: `${type}, example ${number}`,
    description,
    layout: 'bare',
    noindex: true,
    // What an article shows of its page.
    article: { published: '2025-06-02', updated: '2025-09-15', author: 'Ada Harper' },
    sections: [{ ...example, ...asked(query, 'look'), ...asked(query, 'tone') }],
    file,
    pointer: `/examples/${index}`,
  }
}

function asked(query: URLSearchParams, field: 'look' | 'tone'): Record<string, string> {
  const value = query.get(field)
  return value === null ? {} : { [field]: value }
}

/** The site in another scheme, where the address asks for one. */
export function inScheme(site: Site, query: URLSearchParams): Site {
  const scheme = (['light', 'dark'] as const).find((one) => one === query.get('scheme'))
  if (!scheme) return site
  return { ...site, settings: { ...site.settings, theme: { ...site.settings.theme, scheme } } }
}

interface Examples {
  readonly description: string
  readonly examples: readonly Section[]
}

/** The site without what stands around the sections of every page: an example is looked at alone. */
export function withoutShell(site: Site): Site {
  const { header: _, consent: __, chat: ___, ...settings } = site.settings
  return { ...site, settings }
}
