import './base.css'
import './from-right.module.css'
import './long-words.module.css'
import './upright.module.css'
import type { SiteSettings } from '../generated/types.ts'
import type { ShellContext } from './context.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { BannerStrip } from './looks/banner.tsx'
import { Home } from './looks/home.tsx'
import { Overlays } from './overlays.tsx'
import { renderTemplate, type Template } from './template.tsx'

export type { ShellContext } from './context.ts'
export type { Template } from './template.tsx'

/** What surrounds the sections of every page, but for what a page fills in. */
export interface Shell {
  /** With the strip above it. */
  readonly header: Template
  readonly footer: Template
  /** Above pages without header and footer. */
  readonly home: Template
  /** On every page, also on those without header and footer. */
  readonly overlays: Template
}

/** Renders the shell, once for a whole site. */
export function renderShell(settings: SiteSettings, context: ShellContext): Shell {
  return {
    header: renderTemplate(
      <>
        {settings.banner && <BannerStrip banner={settings.banner} context={context} />}
        <Header context={context} settings={settings} />
      </>,
    ),
    footer: renderTemplate(<Footer context={context} settings={settings} />),
    home: renderTemplate(<Home context={context} settings={settings} />),
    overlays: renderTemplate(<Overlays context={context} settings={settings} />),
  }
}
