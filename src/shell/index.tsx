import './base.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteSettings } from '../generated/types.ts'
import type { ShellContext } from './context.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Overlays } from './overlays.tsx'

export type { ShellContext } from './context.ts'

/** What surrounds the sections of every page; forPage makes it the one of a page. */
export interface ShellHtml {
  readonly header: string
  readonly footer: string
  /** On every page, also on those without header and footer. */
  readonly overlays: string
}

/** Renders the shell, once for a whole site. */
export function renderShell(settings: SiteSettings, context: ShellContext): ShellHtml {
  return {
    header: renderToStaticMarkup(<Header context={context} settings={settings} />),
    footer: renderToStaticMarkup(<Footer context={context} settings={settings} />),
    overlays: renderToStaticMarkup(<Overlays context={context} settings={settings} />),
  }
}
