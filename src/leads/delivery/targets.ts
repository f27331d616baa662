import type { LeadSettings } from '../settings.ts'
import { mail } from './mail.ts'
import type { Target } from './target.ts'
import { webhook } from './webhook.ts'

/** Where leads are forwarded to; each try may take so many milliseconds. */
export function targetsOf({ webhooks, webhookSecret, mail: mailTo }: LeadSettings, patience: number): Target[] {
  const targets = [
    ...webhooks.map((address) => webhook(address, webhookSecret)),
    ...(mailTo ? [mail(mailTo, patience)] : []),
  ]
  // One that is named twice gets each lead once.
  return [...new Map(targets.map((target) => [target.name, target])).values()]
}
