import { withValues } from '../../agreed/with-values.ts'
import { email as pattern } from '../forms/patterns.ts'
import type { Answer } from '../lead.ts'
import { referenceOf } from '../reference.ts'
import type { StoredLead } from '../store/read.ts'
import { emailIn } from '../store/search-words.ts'
import type { MailWords } from '../words.ts'
import type { MailServer } from './mail-server.ts'
import type { Target } from './target.ts'

interface Recipient {
  /** In the store. */
  readonly name: string
  readonly address: string
  /** All who get it, as the message names them. */
  readonly to: string
}

/** What a mail server knows as an address. For another one, such as "jürgen@…", strict ones refuse the whole message; it stands in the text. */
const answerable = new RegExp(pattern, 'u')

/** A colleague who gets each lead by e-mail. An answer to it goes to the visitor. */
export function mail(server: MailServer, { name, address, to }: Recipient, words: MailWords): Target {
  return {
    name,
    patience: server.patience,
    async send(lead, signal) {
      const { email } = lead.data
      const visitor = (typeof email === 'string' && email !== '' ? email : emailIn(lead.data)?.trim()) ?? ''
      const message = {
        to,
        envelope: { from: server.from, to: address },
        subject: withValues(words.subject, { form: lead.kind }),
        text: textOf(lead, words),
        // The same for each try, so that a mailbox can tell a repetition.
        messageId: `<${lead.id}@${server.host}>`,
        // As an object it is one address, whatever is in it.
        ...(answerable.test(visitor) && { replyTo: { name: '', address: visitor } }),
      }
      await server.send(message, signal)
    },
    close: () => server.close(),
  }
}

function textOf({ receivedAt, page, source, data, consents, id }: StoredLead, words: MailWords): string {
  const answers = Object.entries(data).map(([name, answer]) => `${name}: ${shown(answer, words)}`)
  const about = [
    `${words.receivedAt}: ${receivedAt}`,
    ...(page === null ? [] : [`${words.page}: ${page}`]),
    ...(source === null ? [] : [`${words.source}: ${source}`]),
    ...consents.map(({ text, version }) => `${words.consent}: "${text}" (${version})`),
    `${words.id}: ${referenceOf(id)} (${id})`,
  ]
  return `${answers.join('\n')}\n\n${about.join('\n')}\n`
}

function shown(answer: Answer, { yes, no }: MailWords): string {
  if (typeof answer === 'boolean') return answer ? yes : no
  if (typeof answer === 'string') return answer.includes('\n') ? `\n${answer}\n` : answer
  return answer.join(', ')
}
