import type { CSSProperties } from 'react'
import type { FooterContact } from '../../generated/types.ts'
import { Address, Columns, EndLine, type FooterProps, HomeLink, Mail, Phone } from '../footer-parts.tsx'
import { NewsletterForm } from '../newsletter.tsx'
import styles from './footer-large.module.css'

/** The contact leads, its first line in large letters; all else is small below it. */
export function LargeFooter(props: FooterProps) {
  const { contact, newsletter } = props.footer
  return (
    <div className={styles.inner}>
      {contact && <Lead contact={contact} />}
      <div className={styles.columns}>
        <HomeLink {...props} />
        <Columns {...props} />
        {newsletter && <NewsletterForm context={props.context} newsletter={newsletter} />}
      </div>
      <EndLine {...props} />
    </div>
  )
}

function Lead({ contact: { heading, email, phone, address } }: { contact: FooterContact }) {
  const letters = (email ?? phone ?? '').length
  return (
    <div className={styles.lead} style={{ '--letters': letters } as CSSProperties}>
      <h2>{heading}</h2>
      <address>
        {email !== undefined && <Mail email={email} />}
        {phone !== undefined && <Phone phone={phone} />}
        {address && (
          <p>
            <Address lines={address} />
          </p>
        )}
      </address>
    </div>
  )
}
