import type { Manifest } from '../manifest.ts'
import type { LeadSettings } from '../settings.ts'
import type { MailWords } from '../words.ts'
import { answer, answerName } from './answer.ts'
import { mail } from './mail.ts'
import { mailServer } from './mail-server.ts'
import { mailboxesOf } from './mailboxes.ts'
import type { Target } from './target.ts'
import { webhook, webhookName } from './webhook.ts'

/** Who answers visitors, where a form does and there is a mail server. */
export function answersOf(manifest: Manifest, { mail: mailBy }: LeadSettings, timeout: number): Target[] {
  const isWanted = manifest.forms.some((form) => form.answer)
  return mailBy && isWanted ? [answer(mailServer(mailBy, timeout), manifest)] : []
}

/** Where leads are forwarded to; each try may take so many milliseconds. */
export function targetsOf(
  { webhooks, webhookKeys, mail: mailBy }: LeadSettings,
  words: MailWords,
  timeout: number,
): Target[] {
  const { to = '' } = mailBy ?? {}
  const targets = [
    ...webhooks.map((address) => webhook(address, webhookKeys)),
    ...(mailBy
      ? Array.from(mailboxesOf(to), ([name, address]) =>
          mail(mailServer(mailBy, timeout), { name, address, to }, words),
        )
      : []),
  ]
  // One that is named twice gets each lead once.
  return [...new Map(targets.map((target) => [target.name, target])).values()]
}

/** The names in the store of all that these settings bring leads and answers to. */
export function targetNames({ webhooks, mail: mailBy }: LeadSettings): string[] {
  const mails = mailBy ? [...mailboxesOf(mailBy.to ?? '').keys(), answerName] : []
  return [...new Set([...webhooks.map(webhookName), ...mails])]
}
