import { split } from '../../content/json/pointer.ts'
import type { Page, Section, SharedUse, SiteSettings } from '../../generated/types.ts'
import { validatePage, validateSection, validateSite } from '../../generated/validate.js'
import { isObject } from '../../is-object.ts'

type Fields = Record<string, unknown>
type Entry = Page['sections'][number]

const fitting: Section = { type: 'rich-text', body: 'Words.' }

/** Whether an entry of a page's sections fits the schema: a section, or the use of a shared one. */
export function isEntry(entry: unknown): entry is Entry {
  if (!isObject(entry)) return false
  return 'use' in entry ? isSharedUse(entry) : validateSection(entry)
}

function isSharedUse(entry: Fields): entry is Fields & SharedUse {
  const page = { path: '/', title: 'A page around it', description: 'What a page has to say of itself.' }
  return validatePage({ ...page, sections: [entry] })
}

/** What a page says of itself; what does not fit is as it was before, or as good as not there. */
export function latestFields(written: Fields, before: Page | undefined): Omit<Page, 'sections'> | null {
  const { sections: _, ...fields } = written
  const { sections: __, ...earlier } = before ?? ({} as Partial<Page>)
  const wrong = wrongNames(validatePage, { ...fields, sections: [fitting] })
  // All that a page is known by.
  if (typeof fields.path !== 'string' || wrong.has('path')) return null
  // The wrong ones are named, so that the others fit; the two that may not be missing have something in their place.
  return { title: fields.path, description: '', ...mended(fields, earlier, wrong) } as Omit<Page, 'sections'>
}

/** The settings of a site: what is wrong in them is as it was before. Null when it never was right. */
export function latestSettings(
  written: unknown,
  before: SiteSettings | undefined,
  /** The names of settings in which rules have found mistakes. */
  broken: ReadonlySet<string>,
): SiteSettings | null {
  const fields = isObject(written) ? written : {}
  const fits = (site: object): site is SiteSettings =>
    wrongNames(validateSite, { version: 2, site, pages: [] }, 'site').size === 0
  if (fits(fields) && (broken.size === 0 || !before)) return fields
  const wrong = new Set([...broken, ...wrongNames(validateSite, { version: 2, site: fields, pages: [] }, 'site')])
  const settings = mended(fields, { ...before }, wrong)
  return fits(settings) ? settings : (before ?? null)
}

function mended(fields: Fields, before: Fields, wrong: ReadonlySet<string>): Fields {
  const kept = [...wrong].filter((name) => Object.hasOwn(before, name)).map((name) => [name, before[name]])
  const right = Object.entries(fields).filter(([name]) => !wrong.has(name))
  return Object.fromEntries([...right, ...kept])
}

/** The fields of an object in which the schema finds something wrong or missing. */
function wrongNames(
  validate: typeof validatePage | typeof validateSite,
  value: unknown,
  ...above: string[]
): Set<string> {
  if (validate(value)) return new Set()
  return new Set(
    (validate.errors ?? []).flatMap(({ instancePath, params }) => {
      const steps = split(instancePath)
      if (above.some((step, index) => steps[index] !== step)) return []
      const name: unknown = steps[above.length] ?? params.missingProperty ?? params.additionalProperty
      return typeof name === 'string' ? [name] : []
    }),
  )
}
