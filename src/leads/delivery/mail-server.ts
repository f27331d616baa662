import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailSettings } from '../settings.ts'
import { RefusedForGood } from './target.ts'

/** What hands messages to the mail server. */
export interface MailServer {
  readonly host: string
  readonly from: string
  /** Milliseconds that it may take over a message. */
  readonly patience: number
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>
  close(): void
}

/**
 * A mail server may take so many times as long as another target: some let strangers wait before they greet them, and look at
 * length at what a message holds. Who leaves sooner has it taken nevertheless, and brings it again.
 */
const patience = 8

/** The mail server of these settings; another target would have so many milliseconds for a try. */
export function mailServer({ server, from }: MailSettings, timeout: number): MailServer {
  const { hostname } = new URL(server)
  const longest = patience * timeout
  const timeouts = { connectionTimeout: timeout, greetingTimeout: longest, socketTimeout: longest }
  // What visitors write is text and nothing to be fetched.
  const defaults = { from, disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url: server, ...timeouts }, defaults)
  return {
    host: hostname,
    from,
    patience: longest,
    async send(message, signal) {
      await transport.sendMail({ ...message, signal }).catch((error: unknown) => {
        const words = `${hostname} did not take it${reasonOf(error)}.`
        throw isForGood(error) ? new RefusedForGood(words) : new Error(words)
      })
    },
    close: () => transport.close(),
  }
}

/** Whether there is no such mailbox, or none that this server writes to (RFC 5321, 4.2.1). */
function isForGood(error: unknown): boolean {
  const { responseCode, command }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

/** What may be kept of a refusal: the server's own words may repeat what a visitor sent. */
function reasonOf(error: unknown): string {
  const { responseCode, code, originalCode, command }: Record<string, unknown> =
    error instanceof Error ? { ...error } : {}
  if (code === 'ETLS') return ': it offers no encryption (ETLS), and LEADS_SMTP_INSECURE is not set'
  const codes = [responseCode, originalCode ?? code, command].filter(Boolean)
  return codes.length > 0 ? ` (${codes.join(', ')})` : ''
}
