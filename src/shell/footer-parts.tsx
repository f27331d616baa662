import type { Footer, Link, SiteSettings, SocialLink } from '../generated/types.ts'
import { addBase } from '../parts/markup.ts'
import { callHref } from '../parts/phone.ts'
import type { ShellContext } from './context.ts'
import styles from './footer.module.css'
import { Icon } from './icon.tsx'
import { Languages } from './languages.tsx'
import { PageLink } from './link.tsx'
import { Logo } from './logo.tsx'

/** What each look of the footer is drawn of. */
export interface FooterProps {
  footer: Footer
  settings: SiteSettings
  context: ShellContext
}

export function HomeLink({ settings, context }: FooterProps) {
  return (
    <a className={styles.logo} href={addBase('/', context.base)}>
      <Logo context={context} settings={settings} />
    </a>
  )
}

interface LinksProps {
  links: readonly Link[]
  base: string
  name?: string
  className?: string | undefined
}

export function Links({ links, base, name, className }: LinksProps) {
  return (
    <ul aria-label={name} className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <PageLink base={base} href={href}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** The columns of links, each below its heading. */
export function Columns({ footer: { menu }, context: { base } }: FooterProps) {
  return menu.map(({ heading, links }) => (
    <div key={heading}>
      <h2>{heading}</h2>
      <Links base={base} links={links} />
    </div>
  ))
}

export function Mail({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>
}

export function Phone({ phone }: { phone: string }) {
  return <a href={callHref(phone)}>{phone}</a>
}

export function Address({ lines }: { lines: readonly string[] | undefined }) {
  return lines?.map((line) => <span key={line}>{line}</span>)
}

/** The last line: whose it is, what the law asks for, the other languages, and the networks. */
export function EndLine({ footer: { copyright, legal, social }, settings, context: { base, words } }: FooterProps) {
  return (
    <div className={styles.end}>
      <p>{copyright}</p>
      {legal && <Links base={base} links={legal} name={words.footer.legal} />}
      {settings.languages && <Languages name={words.footer.languages} settings={settings} />}
      {social && <Social links={social} name={words.footer.social} />}
    </div>
  )
}

function Social({ links, name }: { links: readonly SocialLink[]; name: string }) {
  return (
    <ul aria-label={name} className={styles.social}>
      {links.map(({ label, href, network }) => (
        <li key={label}>
          <a aria-label={label} href={href} rel="me noopener">
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
