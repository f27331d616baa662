import type { SiteSettings } from '../generated/types.ts'

/** The modules of looks/ that a site's shell is drawn with: only its own pages carry their styles. */
export function shellLooks({ name, banner, header, footer }: SiteSettings): string[] {
  const names = [
    banner && 'banner',
    header && !header.logo && isLong(name) && 'name',
    header?.action && 'action',
    header?.look === 'centered' && 'header-centered',
    header?.menu.some(({ groups }) => groups) && 'menu-panel',
    footer && `footer-${footer.look ?? 'columns'}`,
  ]
  return names.flatMap((name) => (name ? `looks/${name}` : []))
}

/** A name that goes over more lines than two beside the buttons of a phone. */
export function isLong(name: string): boolean {
  return name.length > 16
}

/** Whether a look is seen below the sections or after a gesture, and not in the first view. */
export function isSeenLater(look: string): boolean {
  return look.startsWith('looks/footer-') || look === 'looks/menu-panel'
}

/** The same for a page without header and footer. */
export function bareLooks({ header }: SiteSettings): string[] {
  return header ? ['looks/home'] : []
}
