import { expect, test } from 'vitest'
import { aLead } from '../leads/a-lead.ts'
import { answers } from '../leads/a-site.ts'
import { serveStaff, signedIn } from './staff-server.ts'

const id = '3f2a91bc-07d5-4000-8000-000000000001'

test('a lead is listed and read with the labels of its form', async () => {
  const consents = [{ field: 'privacy', text: 'I agree.', version: 'abc', at: '2026-11-21T10:00:00.000Z' }]
  const { app } = await serveStaff(undefined, [aLead(answers, { id, consents, source: 'news' })])
  const ask = await signedIn(app)
  const summary = {
    id,
    reference: '3F2A-91BC-07D5',
    form: 'service-request',
    receivedAt: '2026-11-21T10:00:00.000Z',
    status: 'new',
    suspicion: null,
    name: 'Meera Nair',
    contact: 'meera@clinic.example',
    noted: false,
  }
  expect((await ask('POST', '/leads', {})).json()).toEqual({ leads: [summary] })
  expect((await ask('GET', `/leads/${id}`)).json()).toEqual({
    ...summary,
    page: '/request',
    source: 'news',
    answers: [
      { label: 'Name', kind: 'text', value: 'Meera Nair' },
      { label: 'E-mail', kind: 'email', value: 'meera@clinic.example' },
      { label: 'Phone', kind: 'tel', value: '+91 00000 00000' },
      { label: 'Industry', kind: 'select', value: 'Schools' },
      { label: 'Status', kind: 'radio', value: 'Paper' },
      { label: 'Goals', kind: 'checkboxes', value: ['Quality'] },
      { label: 'Help', kind: 'textarea', value: 'Please call.' },
      { label: 'Privacy', kind: 'consent', value: true },
      { label: 'Updates', kind: 'consent', value: false },
    ],
    consents: [{ text: 'I agree.', version: 'abc', at: '2026-11-21T10:00:00.000Z' }],
    deliveries: [],
    answered: null,
    note: '',
  })
  expect((await ask('GET', '/leads/unknown')).statusCode).toBe(404)
})
