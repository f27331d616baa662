import { createTransport } from 'nodemailer'
import type { Answer } from '../lead.ts'
import type { MailSettings } from '../settings.ts'
import type { StoredLead } from '../store/read.ts'
import type { Target } from './target.ts'

/** Colleagues who get each lead by e-mail. An answer to it goes to the visitor. It waits so many milliseconds. */
export function mail({ server, from, to }: MailSettings, patience: number): Target {
  const { hostname } = new URL(server)
  // It cannot be told to stop, and would by itself wait for minutes.
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({ url: server, ...timeouts }, { from, to })
  return {
    name: 'mail',
    async send(lead) {
      const { email } = lead.data
      const message = {
        subject: `New lead: ${lead.kind}`,
        text: textOf(lead),
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

function textOf({ receivedAt, page, source, data, consents, id }: StoredLead): string {
  const answers = Object.entries(data).map(([name, answer]) => `${name}: ${shown(answer)}`)
  const about = [
    `Received: ${receivedAt}`,
    ...(page === null ? [] : [`Page: ${page}`]),
    ...(source === null ? [] : [`Campaign: ${source}`]),
    ...consents.map(({ text, version }) => `Agreed to: "${text}" (${version})`),
    `Lead: ${id}`,
  ]
  return `${answers.join('\n')}\n\n${about.join('\n')}\n`
}

function shown(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  if (typeof answer === 'string') return answer.includes('\n') ? `\n${answer}\n` : answer
  return answer.join(', ')
}
