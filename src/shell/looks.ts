import { hasLongName } from '../bar-room.ts'
import type { SiteSettings } from '../generated/types.ts'

/** The modules of looks/ that a site's shell is drawn with: only its own pages carry their styles. */
export function shellLooks(settings: SiteSettings): string[] {
  const { banner, header, footer } = settings
  const names = [
    banner && 'banner',
    hasLongName(settings) && 'name',
    hasTightBar(settings) && 'tight',
    header?.action && 'action',
    header?.look === 'centered' && 'header-centered',
    header?.menu.some(({ groups }) => groups) && 'menu-panel',
    footer && `footer-${footer.look ?? 'columns'}`,
  ]
  return names.flatMap((name) => (name ? `looks/${name}` : []))
}

/** Whether the narrowest bar with a menu in it (900 pixels, and the room around some entries) has no line for all words. */
export function hasTightBar({ name, header }: SiteSettings): boolean {
  const words = [
    header?.logo ? '' : name,
    header?.action?.label ?? '',
    ...(header?.menu.map(({ label }) => label) ?? []),
  ]
  return words.join('').length > 75
}

/** Whether a look is seen below the sections or after a gesture, and not in the first view. */
export function isSeenLater(look: string): boolean {
  return look.startsWith('looks/footer-') || look === 'looks/menu-panel'
}

/** The same for a page without header and footer. */
export function bareLooks({ header }: SiteSettings): string[] {
  return header ? ['looks/home'] : []
}
