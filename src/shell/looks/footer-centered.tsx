import { Address, EndLine, type FooterProps, HomeLink, Links, Mail, Phone } from '../footer-parts.tsx'
import { NewsletterForm } from '../newsletter.tsx'
import styles from './footer-centered.module.css'

/** All below one another in the middle: the logo, one row of links, the contact and the newsletter. */
export function CenteredFooter(props: FooterProps) {
  const { menu, contact, newsletter } = props.footer
  return (
    <div className={styles.inner}>
      <HomeLink {...props} />
      <Links base={props.context.base} className={styles.row} links={menu.flatMap(({ links }) => links)} />
      {contact && (
        <address className={styles.row}>
          {contact.email !== undefined && <Mail email={contact.email} />}
          {contact.phone !== undefined && <Phone phone={contact.phone} />}
          {contact.address && (
            <span className={styles.place}>
              <Address lines={contact.address} />
            </span>
          )}
        </address>
      )}
      {newsletter && <NewsletterForm context={props.context} newsletter={newsletter} />}
      <EndLine {...props} />
    </div>
  )
}
