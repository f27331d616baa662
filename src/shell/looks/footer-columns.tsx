import { Address, Columns, EndLine, type FooterProps, HomeLink, Mail, Phone } from '../footer-parts.tsx'
import { NewsletterForm } from '../newsletter.tsx'
import styles from './footer-columns.module.css'

/** The logo and the newsletter beside columns of links and the contact. */
export function ColumnsFooter(props: FooterProps) {
  const { contact, newsletter } = props.footer
  return (
    <div className={styles.inner}>
      <div className={styles.start}>
        <HomeLink {...props} />
        {newsletter && <NewsletterForm context={props.context} newsletter={newsletter} />}
      </div>
      <div className={styles.columns}>
        <Columns {...props} />
        {contact && (
          <div>
            <h2>{contact.heading}</h2>
            <address>
              {contact.email !== undefined && <Mail email={contact.email} />}
              {contact.phone !== undefined && <Phone phone={contact.phone} />}
              <Address lines={contact.address} />
            </address>
          </div>
        )}
      </div>
      <EndLine {...props} />
    </div>
  )
}
