import { withValues } from '../../agreed/with-values.ts'
import type { SiteForm } from '../forms/form.ts'
import type { Lead } from '../lead.ts'
import type { Manifest } from '../manifest.ts'
import { referenceOf } from '../reference.ts'
import type { MailServer } from './mail-server.ts'
import type { Target } from './target.ts'

/** The name of answers to visitors in the store. */
export const answerName = 'answer'

/** Visitors who get an answer to what they sent. Nothing that they wrote stands in it: else it would carry others' words to anybody. */
export function answer(server: MailServer, { forms, language }: Manifest): Target {
  return {
    name: answerName,
    patience: server.patience,
    // Asked for again and again, addresses that there are not have a sender taken for one of advertising.
    endsRefused: true,
    async send(lead, signal) {
      const address = addressIn(lead, forms)
      const mail = formOf(lead, forms)?.answer?.mail
      // Since then the site was built anew, and answers no longer.
      if (address === undefined || !mail) return
      const values = { reference: referenceOf(lead.id) }
      const message = {
        // As an object it is one address, whatever is in it.
        to: { name: '', address },
        ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: withValues(mail.text, values),
        html: withValues(mail.html, values),
        messageId: `<answer-${lead.id}@${server.host}>`,
        // So that no program answers it.
        headers: {
          'Auto-Submitted': 'auto-replied',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': language,
        },
      }
      await server.send(message, signal)
    },
    close: () => server.close(),
  }
}

type Sent = Pick<Lead, 'kind' | 'page' | 'data'>

/** Where the answer to a lead goes: to the address in the field of its form that asks for one, if the form answers at all. */
export function addressIn(lead: Sent, forms: readonly SiteForm[]): string | undefined {
  const field = formOf(lead, forms)?.answer?.field
  const address = field === undefined ? undefined : lead.data[field]
  return typeof address === 'string' && address !== '' ? address : undefined
}

/** Of forms with the same name one that asks for what was answered, and of those the one on its page. */
function formOf({ kind, page, data }: Sent, forms: readonly SiteForm[]): SiteForm | undefined {
  const named = forms.filter((form) => form.kind === kind)
  const asking = named.filter(({ fields }) => isAnsweredBy(data, fields))
  // Since then the site may ask for something else.
  const fitting = asking.length > 0 ? asking : named
  return fitting.find(({ pages }) => page !== null && pages.includes(page)) ?? fitting[0]
}

function isAnsweredBy(data: Sent['data'], fields: SiteForm['fields']): boolean {
  const names = new Set(fields.map(({ name }) => name))
  const needed = fields.filter(({ required }) => required === true)
  return Object.keys(data).every((name) => names.has(name)) && needed.every(({ name }) => Object.hasOwn(data, name))
}
