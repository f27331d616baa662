import type { Site } from '../../src/content/resolve/site.ts'
import type { FormField, Section } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import type { Pace } from '../../src/leads/delivery/sender.ts'
import { type LeadService, openLeads } from '../../src/leads/service.ts'
import { type LeadSettings, readSettings } from '../../src/leads/settings.ts'
import { manifestOf } from '../../src/publish/forms/index.ts'

/** A form with a field of every kind. */
export const fields: FormField[] = [
  { kind: 'text', name: 'name', label: 'Name', required: true },
  { kind: 'email', name: 'email', label: 'E-mail', required: true },
  { kind: 'tel', name: 'phone', label: 'Phone' },
  { kind: 'select', name: 'industry', label: 'Industry', required: true, options: ['Schools', 'Shops'] },
  { kind: 'radio', name: 'status', label: 'Status', options: ['Digital', 'Paper'] },
  { kind: 'checkboxes', name: 'goals', label: 'Goals', options: ['Quality', 'Other'] },
  { kind: 'textarea', name: 'help', label: 'Help' },
  { kind: 'consent', name: 'privacy', label: 'Privacy', required: true, text: 'I agree.' },
  { kind: 'consent', name: 'updates', label: 'Updates', text: 'I want updates.' },
]

export const form: Extract<Section, { type: 'form' }> = {
  type: 'form',
  id: 'request',
  name: 'service-request',
  heading: 'Request',
  fields,
  labels: { submit: 'Send' },
}

/** Answers that the form accepts. */
export const answers = {
  name: 'Meera Nair',
  email: 'meera@clinic.example',
  phone: '+91 00000 00000',
  industry: 'Schools',
  status: 'Paper',
  goals: ['Quality'],
  help: 'Please call.',
  privacy: true,
  updates: false,
}

/** A site with these sections on the page /request. */
export function siteWith(...sections: Section[]): Site {
  const page = (path: string, own: Section[]) => ({
    path,
    title: path,
    description: path,
    sections: own,
    file: 'pages.json',
    pointer: '',
  })
  return {
    settings: {
      name: 'Site',
      url: 'https://www.site.example',
      language: 'en',
      theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
      chat: { label: 'Chat', href: 'https://chat.example/1', phone: '1', message: 'Hi.', log: '/api/chat-lead' },
      footer: {
        menu: [],
        copyright: 'Site',
        newsletter: { heading: 'News', text: 'Once a month.', label: 'E-mail', labels: { submit: 'Subscribe' } },
      },
    },
    words: usualWords,
    pages: [page('/', []), page('/pricing', []), page('/request', sections)],
    publicFiles: new Set(),
  }
}

/** A service with the form above, unless another site is given, and an open store. */
export async function serviceFor(
  database: string,
  settings: Partial<LeadSettings> = {},
  site: Site = siteWith(form),
  pace?: Pace,
  base = '',
): Promise<LeadService> {
  return openLeads(
    manifestOf(site, base),
    { ...readSettings({}), database, rateLimit: 0, log: 'silent', ...settings },
    pace,
  )
}
