import { listIn } from '../../changes/site/places.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { get } from '../../content/json/pointer.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { isObject } from '../../is-object.ts'
import { schema } from '../../schema/read.ts'
import type { Outline } from '../agreed.ts'
import { intoMenu, menuLabel } from '../menu-entry.ts'

/** Whether one more entry fits into the menu; without a header there is none. */
export function hasRoomInMenu({ config }: Sources): boolean {
  const header = get(config.parsed.value, ['site', 'header'])
  const most = schema('site/header.schema.json').properties?.menu?.maxItems ?? Number.POSITIVE_INFINITY
  return isObject(header) && Array.isArray(header.menu) && listIn(header, 'menu').length < most
}

/** Whether an entry of the menu would mend it. No machine does that unasked: the page may be meant to be found some other way. */
export function isForMenu({ rule, page }: Diagnostic, sources: Sources): boolean {
  return rule === 'orphan-pages' && page !== null && hasRoomInMenu(sources)
}

/** What mends it so; undefined where that would not. */
export function menuMend(found: Diagnostic, { name, config, pages }: Outline, sources: Sources) {
  const page = isForMenu(found, sources) ? pages.find(({ path }) => path === found.page) : undefined
  if (!page) return undefined
  const operation = intoMenu(config, name, page)
  return {
    title: `Put “${menuLabel(page.title, name)}” into the menu`,
    where: { page: page.path },
    operations: [operation],
  }
}
