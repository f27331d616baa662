import type { LeadSettings } from '../settings.ts'
import type { MailWords } from '../words.ts'
import { mail, mailName } from './mail.ts'
import { mailServer } from './mail-server.ts'
import type { Target } from './target.ts'
import { webhook, webhookName } from './webhook.ts'

/** Where leads are forwarded to; each try may take so many milliseconds. */
export function targetsOf(
  { webhooks, webhookKeys, mail: mailTo }: LeadSettings,
  words: MailWords,
  timeout: number,
): Target[] {
  const targets = [
    ...webhooks.map((address) => webhook(address, webhookKeys)),
    ...(mailTo?.to ? [mail(mailServer(mailTo, timeout), mailTo.to, words)] : []),
  ]
  // One that is named twice gets each lead once.
  return [...new Map(targets.map((target) => [target.name, target])).values()]
}

/** The names of these targets in the store. */
export function targetNames({ webhooks, mail: mailTo }: LeadSettings): string[] {
  return [...new Set([...webhooks.map(webhookName), ...(mailTo?.to ? [mailName] : [])])]
}
