import type { FooterContact, SiteSettings, SocialLink } from '../generated/types.ts'
import { addBase } from '../parts/markup.ts'
import type { ShellContext } from './context.ts'
import styles from './footer.module.css'
import { Icon } from './icon.tsx'
import { PageLink } from './link.tsx'
import { Logo } from './logo.tsx'
import { NewsletterForm } from './newsletter.tsx'

/** The end of every page. */
export function Footer({ settings, context }: { settings: SiteSettings; context: ShellContext }) {
  const { footer } = settings
  if (!footer) return null
  const { base, words } = context
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.start}>
          <a className={styles.logo} href={addBase('/', base)}>
            <Logo context={context} settings={settings} />
          </a>
          {footer.newsletter && <NewsletterForm context={context} newsletter={footer.newsletter} />}
        </div>
        <div className={styles.columns}>
          {footer.menu.map(({ heading, links }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <PageLink base={base} href={href}>
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {footer.contact && <Contact contact={footer.contact} />}
        </div>
        <div className={styles.end}>
          <p>{footer.copyright}</p>
          {footer.legal && (
            <ul aria-label={words.footer.legal}>
              {footer.legal.map(({ label, href }) => (
                <li key={label}>
                  <PageLink base={base} href={href}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
          {footer.social && <Social links={footer.social} name={words.footer.social} />}
        </div>
      </div>
    </footer>
  )
}

function Contact({ contact: { heading, email, phone, address } }: { contact: FooterContact }) {
  return (
    <div>
      <h2>{heading}</h2>
      <address>
        {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
        {phone !== undefined && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {address?.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
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
