import type { Banner } from '../../generated/types.ts'
import { textHtml } from '../../parts/markup.ts'
import tone from '../../parts/tone.module.css'
import type { ShellContext } from '../context.ts'
import { Icon } from '../icon.tsx'
import styles from './banner.module.css'

/** A strip above the header. Who has dismissed it never sees it again: the page's first script hides it before it is drawn. */
export function BannerStrip({ banner, context }: { banner: Banner; context: ShellContext }) {
  const words = context.words.banner
  return (
    <aside
      aria-label={words.name}
      className={`${styles.banner} ${tone.toned}`}
      data-tone={banner.tone ?? 'dark'}
      id="site-banner"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the parser escapes everything that it does not make itself. */}
      <p dangerouslySetInnerHTML={{ __html: textHtml(banner.text, 'inline', context.base) }} />
      <button aria-label={words.dismiss} type="button">
        <Icon name="close" />
      </button>
    </aside>
  )
}
