import type { Newsletter } from '../generated/types.ts'
import { textHtml } from '../parts/markup.ts'
import type { ShellContext } from './context.ts'
import styles from './footer.module.css'
import own from './newsletter.module.css'

/** Subscribing by e-mail: a form that works by itself; the script sends it without leaving the page. */
export function NewsletterForm({ newsletter, context }: { newsletter: Newsletter; context: ShellContext }) {
  const { heading, text, label, labels, invalid, success, failure } = newsletter
  const words = context.words.newsletter
  return (
    <form
      action={`${context.leads}/leads/newsletter`}
      className={styles.newsletter}
      data-failure={failure ?? words.failure}
      data-invalid={invalid ?? words.invalid}
      data-success={success ?? words.success}
      method="post"
    >
      <h2>{heading}</h2>
      {text !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the parser escapes everything that it does not make itself.
        <p dangerouslySetInnerHTML={{ __html: textHtml(text, 'inline', context.base) }} />
      )}
      <label htmlFor="newsletter_email">{label}</label>
      <div className={styles.field}>
        <input
          aria-describedby="newsletter_note"
          autoComplete="email"
          id="newsletter_email"
          maxLength={254}
          name="email"
          required
          type="email"
        />
        <button type="submit">{labels?.submit ?? words.submit}</button>
      </div>
      <p className={styles.note} id="newsletter_note" role="status" />
      <p className={own.thanks} id="newsletter_thank-you">
        {success ?? words.success}
      </p>
    </form>
  )
}
