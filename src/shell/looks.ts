import type { SiteSettings } from '../generated/types.ts'

/** The modules of looks/ that a site's shell is drawn with: only its own pages carry their styles. */
export function shellLooks({ banner, header, footer }: SiteSettings): string[] {
  const names = [
    banner && 'banner',
    header?.action && 'action',
    header?.look === 'centered' && 'header-centered',
    header?.menu.some(({ groups }) => groups) && 'menu-panel',
    footer && `footer-${footer.look ?? 'columns'}`,
  ]
  return names.flatMap((name) => (name ? `looks/${name}` : []))
}

/** Whether a look is seen below the sections or after a gesture, and not in the first view. */
export function isSeenLater(look: string): boolean {
  return look.startsWith('looks/footer-') || look === 'looks/menu-panel'
}

/** The same for a page without header and footer. */
export function bareLooks({ header }: SiteSettings): string[] {
  return header ? ['looks/home'] : []
}
