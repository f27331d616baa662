import type { FormField, SiteSettings } from '../../generated/types.ts'
import type { LeadForm } from './form.ts'
import * as patterns from './patterns.ts'
import { closed } from './schema.ts'
import { failed } from './words.ts'

/** The two calls of the shell. Their payloads are fixed: they are the same on every site. */
export function callsOf(settings: SiteSettings): LeadForm[] {
  return [newsletter(settings), chat]
}

function newsletter({ footer }: SiteSettings): LeadForm {
  const texts = footer?.newsletter
  const email: FormField = { kind: 'email', name: 'email', label: texts?.label ?? 'E-mail', required: true }
  const promise = [texts?.heading, texts?.text].filter((text) => text !== undefined).join('. ')
  return {
    kind: 'newsletter',
    target: '/leads/newsletter',
    pages: [],
    id: 'newsletter',
    fields: [email],
    schema: closed({ email: { type: 'string', pattern: patterns.newsletterEmail } }, ['email']),
    exact: true,
    consents: promise === '' ? {} : { email: promise },
    invalid: texts?.invalid ?? 'Invalid email address',
    failure: texts?.failure ?? failed,
  }
}

const text = (maxLength: number) => ({ type: 'string', maxLength, pattern: patterns.lines })

/** That a visitor has opened a chat; only script sends it. */
const chat: LeadForm = {
  kind: 'whatsapp-lead',
  target: '/api/whatsapp-lead',
  pages: [],
  id: 'chat',
  fields: [],
  schema: closed(
    {
      phone: text(40),
      message: text(1000),
      page: { type: 'string', maxLength: 2000, pattern: patterns.path },
      timestamp: { type: 'string', maxLength: 40, pattern: patterns.moment },
    },
    ['phone', 'message', 'page', 'timestamp'],
  ),
  exact: true,
  consents: {},
  invalid: undefined,
  failure: failed,
}
