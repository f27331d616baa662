import type { Image, Section } from '../../generated/types.ts'
import { drawnWidth, leadWidth, personWidth } from '../../picture-width.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Survey } from '../survey/survey.ts'
import type { Written } from '../survey/written.ts'
import { blackened, type Drawn, flawOf, misplaced, shortOf } from './lib/picture-words.ts'
import type { Remark, Rule } from './rule.ts'

export const pictures: Rule = {
  id: 'pictures',
  severity: 'error',
  describe: 'Every picture can be shown, and is large enough for its place.',
  check(site, report, watch) {
    for (const [src, uses] of usesOf(site)) {
      const picture = site.pictures.get(src)
      if (!picture) continue
      const told = judge(src, picture, uses)
      if (!told) continue
      const { where, remark } = told
      // The worst alone is said: what is less may be all that is left of it.
      for (const { place } of uses) watch(place)
      const others = where.length - 1
      const also = others > 0 ? ` It is also used in ${others} other ${others === 1 ? 'place' : 'places'}.` : ''
      for (const { place, holder, key } of where)
        report(place, holder, key, { ...remark, message: remark.message + also, once: src })
    }
  },
}

/** A place in which a picture is written, and how it is drawn there. */
interface Use extends Written {
  drawn: Drawn
}

function usesOf(site: Survey): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  for (const written of site.sources) {
    // A page of which nothing is said has no picture of which something is to be said.
    if (written.place.page?.facts) continue
    const use = { ...written, drawn: drawnAs(written, site) }
    const others = uses.get(use.value)
    if (others) others.push(use)
    else uses.set(use.value, [use])
  }
  return uses
}

function drawnAs({ place, holder }: Written, { settings }: Survey): Drawn {
  // Of a shared section the root is the section; of a page's own settings it is the page.
  const section = place.placed?.section ?? (place.shared === null ? undefined : (place.root as Section))
  if (section) return { as: 'section', width: drawnWidth(section, holder as Image) * 16 }
  // Lists show it as they can.
  if (holder === place.page?.page.entry?.image) return { as: 'section', width: 0 }
  const { header, theme } = settings
  const black = header?.logoOnLight === undefined && theme.scheme !== 'dark'
  if (holder === header?.logo || holder === header?.logoOnLight) return { as: 'logo', height: 40, black }
  // Search engines take no smaller ones.
  if (holder === settings.organization?.logo) return { as: 'search', width: 112 }
  if (!place.page) return { as: 'section', width: personWidth * 16 }
  return place.page.page.shareCard ? { as: 'section', width: leadWidth * 16 } : { as: 'share', width: 600 }
}

/** The worst of what can be said about a picture, and where it is so. */
function judge(src: string, picture: Picture, uses: readonly Use[]): { where: readonly Use[]; remark: Remark } | null {
  const flaw = flawOf(src, picture)
  if (flaw && flaw.severity !== 'warning') return { where: uses, remark: flaw }
  const shared = uses.filter(({ drawn }) => drawn.as === 'share')
  const wrong = shared.length > 0 ? misplaced(src, picture) : null
  if (wrong) return { where: shared, remark: wrong }
  if (flaw) return { where: uses, remark: flaw }
  const black = uses.filter(({ drawn }) => drawn.as === 'logo' && drawn.black)
  if (picture.opaque && black.length > 0) return { where: black, remark: blackened(src) }
  const short = uses
    .map((use) => ({ use, by: shortBy(picture, use.drawn) }))
    .filter(({ by }) => by > 1)
    .sort((one, other) => other.by - one.by)
    .map(({ use }) => use)
  const [worst] = short
  return worst ? { where: short, remark: shortOf(src, picture, worst.drawn) } : null
}

/** How many times larger a picture is drawn than it is; a drawing is sharp at every size. */
function shortBy({ format, width, height }: Picture, drawn: Drawn): number {
  if (format === 'SVG') return 0
  return drawn.as === 'logo' ? drawn.height / height : drawn.width / width
}
