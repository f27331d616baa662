import { createTransport } from 'nodemailer'
import { withValues } from '../../agreed/with-values.ts'
import type { Answer } from '../lead.ts'
import type { MailSettings } from '../settings.ts'
import type { StoredLead } from '../store/read.ts'
import type { MailWords } from '../words.ts'
import type { Target } from './target.ts'

/** The name of the mailbox in the store. */
export const mailName = 'mail'

/** Colleagues who get each lead by e-mail. An answer to it goes to the visitor. It waits so many milliseconds. */
export function mail({ server, from, to }: MailSettings, words: MailWords, timeout: number): Target {
  const { hostname } = new URL(server)
  // It cannot be told to stop, and would by itself wait for minutes.
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const transport = createTransport({ url: server, ...timeouts }, { from, to })
  return {
    name: mailName,
    async send(lead) {
      const { email } = lead.data
      const message = {
        subject: withValues(words.subject, { form: lead.kind }),
        text: textOf(lead, words),
        // The same for each try, so that a mailbox can tell a repetition.
        messageId: `<${lead.id}@${hostname}>`,
        ...(typeof email === 'string' && email !== '' && { replyTo: { name: '', address: email } }),
        // What visitors write is text and nothing to be fetched.
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      await transport.sendMail(message).catch((error: unknown) => {
        throw new Error(`${hostname} did not take it${codesOf(error)}.`)
      })
    },
    close: () => transport.close(),
  }
}

/** What may be kept of a refusal: the server's own words may repeat what a visitor sent. */
function codesOf(error: unknown): string {
  const { responseCode, code, command }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  const codes = [responseCode, code, command].filter(Boolean)
  return codes.length > 0 ? ` (${codes.join(', ')})` : ''
}

function textOf({ receivedAt, page, source, data, consents, id }: StoredLead, words: MailWords): string {
  const answers = Object.entries(data).map(([name, answer]) => `${name}: ${shown(answer, words)}`)
  const about = [
    `${words.receivedAt}: ${receivedAt}`,
    ...(page === null ? [] : [`${words.page}: ${page}`]),
    ...(source === null ? [] : [`${words.source}: ${source}`]),
    ...consents.map(({ text, version }) => `${words.consent}: "${text}" (${version})`),
    `${words.id}: ${id}`,
  ]
  return `${answers.join('\n')}\n\n${about.join('\n')}\n`
}

function shown(answer: Answer, { yes, no }: MailWords): string {
  if (typeof answer === 'boolean') return answer ? yes : no
  if (typeof answer === 'string') return answer.includes('\n') ? `\n${answer}\n` : answer
  return answer.join(', ')
}
