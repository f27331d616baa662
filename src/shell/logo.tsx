import type { Image, SiteSettings } from '../generated/types.ts'
import type { ShellContext } from './context.ts'
import styles from './logo.module.css'

interface Surroundings {
  settings: SiteSettings
  context: ShellContext
}

/** The site's logo, or its name where there is none. */
export function Logo({ settings, context }: Surroundings) {
  const logo = settings.header?.logo
  if (!logo) return settings.name
  return <LogoPicture className={styles.logo} context={context} logo={logo} settings={settings} />
}

/** The same where the ground may be light: of two logos the page's style shows one. */
export function LogoOnAny(surroundings: Surroundings) {
  const { logo, logoOnLight } = surroundings.settings.header ?? {}
  if (!logo || !logoOnLight) return <Logo {...surroundings} />
  return (
    <>
      <LogoPicture className={styles.onDark} logo={logo} {...surroundings} />
      <LogoPicture className={styles.onLight} lazy logo={logoOnLight} {...surroundings} />
    </>
  )
}

interface Props extends Surroundings {
  logo: Image
  className: string | undefined
  /** Asked for only where it is seen. */
  lazy?: boolean
}

function LogoPicture({ logo, settings, context, className, lazy = false }: Props) {
  const file = context.images.get(logo.src)
  if (!file) throw new Error(`The image ${logo.src} was not prepared.`)
  return (
    // Also around a lone image: without it React would write a preload of its own before the header and the footer.
    <picture>
      {file.sources.map(({ type, srcset }) => (
        <source key={type} sizes="12rem" srcSet={srcset} type={type} />
      ))}
      <img
        // A decorative logo would leave the link to the home page without a name.
        alt={logo.alt ?? settings.name}
        className={className}
        height={file.height}
        loading={lazy ? 'lazy' : undefined}
        src={file.src}
        width={file.width}
      />
    </picture>
  )
}
