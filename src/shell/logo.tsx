import type { SiteSettings } from '../generated/types.ts'
import type { ShellContext } from './context.ts'
import styles from './logo.module.css'

/** The site's logo, or its name where there is none. */
export function Logo({ settings, context }: { settings: SiteSettings; context: ShellContext }) {
  const logo = settings.header?.logo
  if (!logo) return settings.name
  const file = context.images.get(logo.src)
  if (!file) throw new Error(`The image ${logo.src} was not prepared.`)
  // A decorative logo would leave the link to the home page without a name.
  const img = (
    <img
      alt={logo.alt ?? settings.name}
      className={styles.logo}
      height={file.height}
      src={file.src}
      width={file.width}
    />
  )
  if (file.sources.length === 0) return img
  return (
    <picture>
      {file.sources.map(({ type, srcset }) => (
        <source key={type} sizes="12rem" srcSet={srcset} type={type} />
      ))}
      {img}
    </picture>
  )
}
