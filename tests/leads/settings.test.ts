import path from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../src/leads/settings.ts'
import { root } from '../../src/root.ts'

test('nothing has to be set', () => {
  expect(readSettings({})).toEqual({
    log: 'info',
    database: `file:${path.join(root, 'data/leads.db')}`,
    rateLimit: 60,
    trustedProxies: 0,
    origins: [],
    shortestFill: 2000,
    webhooks: [],
    webhookSecret: undefined,
    mail: undefined,
    drain: 0,
  })
})

test('what is set is taken', () => {
  expect(
    readSettings({
      LOG_LEVEL: 'warn',
      DATABASE_URL: 'postgres://user@host/leads',
      LEADS_RATE_LIMIT: '0',
      LEADS_TRUST_PROXY: '10.0.0.0/8, ::1',
      LEADS_ORIGINS: 'https://a.example/ https://b.example:8443',
      LEADS_MIN_FILL_MS: '500',
      LEADS_WEBHOOKS: 'https://crm.example/leads?token=1',
      LEADS_WEBHOOK_SECRET: 'secret',
      LEADS_SMTP: 'smtp://user:password@mail.example:587',
      LEADS_MAIL_FROM: 'site@site.example',
      LEADS_MAIL_TO: 'staff@site.example',
      LEADS_DRAIN_MS: '5000',
      LEADS_METRICS_TOKEN: '0123456789abcdef',
    }),
  ).toEqual({
    log: 'warn',
    database: 'postgres://user@host/leads',
    rateLimit: 0,
    trustedProxies: '10.0.0.0/8,::1',
    origins: ['https://a.example', 'https://b.example:8443'],
    shortestFill: 500,
    webhooks: ['https://crm.example/leads?token=1'],
    webhookSecret: 'secret',
    mail: { server: 'smtp://user:password@mail.example:587', from: 'site@site.example', to: 'staff@site.example' },
    drain: 5000,
    metricsToken: '0123456789abcdef',
  })
  expect(readSettings({ LEADS_TRUST_PROXY: '2' }).trustedProxies).toBe(2)
})

test.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", and it is one of silent, error, warn, info, debug.'],
  [
    { DATABASE_URL: 'leads.db' },
    'DATABASE_URL begins with "file:" or "postgres://", for example "file:data/leads.db".',
  ],
  [{ LEADS_RATE_LIMIT: '-1' }, 'LEADS_RATE_LIMIT is "-1", and it is a whole number from 0.'],
  [{ LEADS_MIN_FILL_MS: '2s' }, 'LEADS_MIN_FILL_MS is "2s", and it is a whole number from 0.'],
  [
    { LEADS_TRUST_PROXY: 'yes' },
    'LEADS_TRUST_PROXY holds "yes", and it is a number, or addresses such as "10.0.0.0/8".',
  ],
  [{ LEADS_TRUST_PROXY: '10.0.0.0/33' }, /^LEADS_TRUST_PROXY holds "10\.0\.0\.0\/33"/],
  [{ LEADS_ORIGINS: 'www.site.example' }, /^LEADS_ORIGINS .* no address such as "https:\/\/www\.site\.example"\.$/],
  [{ LEADS_WEBHOOKS: 'ftp://crm.example' }, /^LEADS_WEBHOOKS holds/],
  [{ LEADS_SMTP: 'mail.example' }, 'LEADS_SMTP, LEADS_MAIL_FROM and LEADS_MAIL_TO go together.'],
  [{ LEADS_METRICS_TOKEN: 'short' }, /^LEADS_METRICS_TOKEN has 16 to 200 letters, digits and signs; "openssl rand/],
  [{ LEADS_METRICS_TOKEN: '0123456789 abcdef' }, /^LEADS_METRICS_TOKEN/],
])('%j is refused in words', (variables, message) => {
  expect(() => readSettings(variables)).toThrow(message)
})
