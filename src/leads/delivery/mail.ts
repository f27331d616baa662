import { withValues } from '../../agreed/with-values.ts'
import type { Answer } from '../lead.ts'
import { referenceOf } from '../reference.ts'
import type { StoredLead } from '../store/read.ts'
import type { MailWords } from '../words.ts'
import type { MailServer } from './mail-server.ts'
import type { Target } from './target.ts'

/** The name of the mailbox in the store. */
export const mailName = 'mail'

/** Colleagues who get each lead by e-mail. An answer to it goes to the visitor. */
export function mail(server: MailServer, to: string, words: MailWords): Target {
  return {
    name: mailName,
    async send(lead) {
      const { email } = lead.data
      await server.send({
        to,
        subject: withValues(words.subject, { form: lead.kind }),
        text: textOf(lead, words),
        // The same for each try, so that a mailbox can tell a repetition.
        messageId: `<${lead.id}@${server.host}>`,
        ...(typeof email === 'string' && email !== '' && { replyTo: { name: '', address: email } }),
      })
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
