import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailSettings } from '../settings.ts'

/** What hands messages to the mail server. */
export interface MailServer {
  readonly host: string
  send(message: SendMailOptions): Promise<void>
  close(): void
}

/** The mail server of these settings, which is waited for so many milliseconds. */
export function mailServer({ server, from }: MailSettings, timeout: number): MailServer {
  const { hostname } = new URL(server)
  // It cannot be told to stop, and would by itself wait for minutes.
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  // What visitors write is text and nothing to be fetched.
  const defaults = { from, disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url: server, ...timeouts }, defaults)
  return {
    host: hostname,
    async send(message) {
      await transport.sendMail(message).catch((error: unknown) => {
        throw new Error(`${hostname} did not take it${reasonOf(error)}.`)
      })
    },
    close: () => transport.close(),
  }
}

/** What may be kept of a refusal: the server's own words may repeat what a visitor sent. */
function reasonOf(error: unknown): string {
  const { responseCode, code, command }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  if (code === 'ETLS') return ': it offers no encryption (ETLS), and LEADS_SMTP_INSECURE is not set'
  const codes = [responseCode, code, command].filter(Boolean)
  return codes.length > 0 ? ` (${codes.join(', ')})` : ''
}
