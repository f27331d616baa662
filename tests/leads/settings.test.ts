import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mailboxesOf } from '../../src/leads/delivery/mailboxes.ts'
import { settingNames } from '../../src/leads/setting-names.ts'
import { readSettings, WrongSetting } from '../../src/leads/settings.ts'
import { root } from '../../src/root.ts'

const key = (byte: number, length = 24) => Buffer.alloc(length, byte).toString('base64')

test('nothing has to be set', () => {
  expect(readSettings({})).toEqual({
    log: 'info',
    database: `file:${path.join(root, 'data/leads.db')}`,
    rateLimit: 60,
    trustedProxies: 0,
    origins: [],
    shortestFill: 2000,
    webhooks: [],
    webhookKeys: [],
    mail: undefined,
    answersADay: 3,
    drain: 0,
    strays: [],
  })
})

test('the table of the guide has all settings, in their order, and no other', () => {
  const guide = readFileSync(path.join(root, 'docs/leads.md'), 'utf8')
  const rows = [...guide.matchAll(/^\| (`[A-Z_]+`[^|]*)\|/gm)].flatMap(
    ([, names = '']) => names.match(/LEADS_[A-Z_]+/g) ?? [],
  )
  expect(rows).toEqual(settingNames)
})

test('what is called like a setting and is none is told, with the one that was meant', () => {
  const { strays } = readSettings({
    LEADS_SMPT: 'smtp://mail.site.example',
    LEADS_WEBHOOK: 'https://crm.site.example/leads',
    LEADS_COLOUR: 'blue',
    LEADS_RATE_LIMIT: '5',
    // Kubernetes sets these beside a service called "leads".
    LEADS_PORT: 'tcp://10.0.0.1:8000',
    LEADS_PORT_8000_TCP_ADDR: '10.0.0.1',
    LEADS_SERVICE_HOST: '10.0.0.1',
    LEADS_SERVICE_PORT_HTTP: '8000',
  } as object)
  expect(strays).toEqual([
    { name: 'LEADS_COLOUR', meant: undefined },
    { name: 'LEADS_SMPT', meant: 'LEADS_SMTP' },
    { name: 'LEADS_WEBHOOK', meant: 'LEADS_WEBHOOKS' },
  ])
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
      LEADS_WEBHOOK_SECRET: `whsec_${key(1)} ${key(2)}`,
      LEADS_SMTP: 'smtp://user:password@mail.example:587',
      LEADS_MAIL_FROM: 'site@site.example',
      LEADS_MAIL_TO: 'staff@site.example',
      LEADS_ANSWERS_A_DAY: '1',
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
    webhookKeys: [Buffer.alloc(24, 1), Buffer.alloc(24, 2)],
    mail: {
      server: 'smtp://user:password@mail.example:587?requireTLS=true',
      from: 'site@site.example',
      to: 'staff@site.example',
    },
    answersADay: 1,
    drain: 5000,
    metricsToken: '0123456789abcdef',
    strays: [],
  })
  expect(readSettings({ LEADS_TRUST_PROXY: '2' }).trustedProxies).toBe(2)
})

test.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", and it is one of silent, error, warn, info, debug.'],
  [
    { DATABASE_URL: 'leads.db' },
    'DATABASE_URL begins with "file:" or "postgres://", for example "file:data/leads.db".',
  ],
  [{ DATABASE_URL: 'file:data/leads.db\r' }, /^DATABASE_URL has a space, a line end or a quotation mark around/],
  [{ DATABASE_URL: 'file:"data/leads.db"' }, /^DATABASE_URL has/],
  [{ DATABASE_URL: 'file: ' }, /^DATABASE_URL has/],
  [{ LEADS_RATE_LIMIT: '-1' }, 'LEADS_RATE_LIMIT is "-1", and it is a whole number from 0.'],
  [{ LEADS_MIN_FILL_MS: '2s' }, 'LEADS_MIN_FILL_MS is "2s", and it is a whole number from 0 to 60000.'],
  [{ LEADS_MIN_FILL_MS: '200000' }, 'LEADS_MIN_FILL_MS is "200000", and it is a whole number from 0 to 60000.'],
  [{ LEADS_DRAIN_MS: '3600001' }, 'LEADS_DRAIN_MS is "3600001", and it is a whole number from 0 to 3600000.'],
  [{ LEADS_TRUST_PROXY: '11' }, 'LEADS_TRUST_PROXY is "11", and it is a whole number from 0 to 10.'],
  [
    { LEADS_TRUST_PROXY: 'yes' },
    'LEADS_TRUST_PROXY holds "yes", and it is a number, or addresses such as "10.0.0.0/8".',
  ],
  [{ LEADS_TRUST_PROXY: '10.0.0.0/33' }, /^LEADS_TRUST_PROXY holds "10\.0\.0\.0\/33"/],
  [{ LEADS_TRUST_PROXY: '0.0.0.0/0' }, /^LEADS_TRUST_PROXY holds "0\.0\.0\.0\/0".* Not everybody can be believed\.$/],
  [{ LEADS_TRUST_PROXY: '10.0.0.1 ::/0' }, /^LEADS_TRUST_PROXY holds "::\/0".* Not everybody/],
  [
    { LEADS_STAFF_HEADER: 'X-User', LEADS_STAFF_PROXY: '10.0.0.0/00' },
    /^LEADS_STAFF_PROXY holds "10\.0\.0\.0\/00".* Not everybody/,
  ],
  [{ LEADS_ORIGINS: 'www.site.example' }, /^LEADS_ORIGINS .* no address such as "https:\/\/www\.site\.example"\.$/],
  [{ LEADS_WEBHOOKS: 'ftp://crm.example' }, /^LEADS_WEBHOOKS holds/],
  [{ LEADS_SMTP: 'smtp://mail.example' }, 'LEADS_SMTP and LEADS_MAIL_FROM go together'],
  [{ LEADS_MAIL_FROM: 'site@site.example' }, 'LEADS_SMTP and LEADS_MAIL_FROM go together'],
  [{ LEADS_MAIL_TO: 'staff@site.example' }, 'LEADS_MAIL_TO needs both.'],
  [{ LEADS_SMTP: 'mail.example', LEADS_MAIL_FROM: 'site@site.example' }, /^LEADS_SMTP holds/],
  [{ LEADS_SMTP: 'smtp:mail.example:587', LEADS_MAIL_FROM: 'site@site.example' }, /^LEADS_SMTP holds/],
  [{ LEADS_SMTP_INSECURE: 'yes' }, 'LEADS_SMTP_INSECURE is 0 or 1.'],
  [{ LEADS_METRICS_TOKEN: 'short' }, /^LEADS_METRICS_TOKEN has 16 to 200 letters, digits and signs; "openssl rand/],
  [{ LEADS_METRICS_TOKEN: '0123456789 abcdef' }, /^LEADS_METRICS_TOKEN/],
  [
    { LEADS_METRICS_TOKEN: '"0123456789abcdef"' },
    'LEADS_METRICS_TOKEN has quotation marks around it: write it without.',
  ],
  [{ LEADS_MAIL_TO: "'Asha <asha@site.example>, ben@site.example'" }, 'LEADS_MAIL_TO has quotation marks around it'],
  [{ LEADS_RATE_LIMIT: '"60"' }, 'LEADS_RATE_LIMIT has quotation marks around it'],
])('%j is refused in words', (variables, message) => {
  expect(() => readSettings(variables)).toThrow(message)
})

test('spaces and the line ends of Windows around a setting are no part of it', () => {
  const own = {
    LEADS_RATE_LIMIT: ' 5 ',
    LEADS_METRICS_TOKEN: '0123456789abcdef\r',
    LOG_LEVEL: 'warn\r\n',
    LEADS_DRAIN_MS: '\r',
  }
  expect(readSettings(own)).toEqual({
    ...readSettings({}),
    ...{ rateLimit: 5, metricsToken: '0123456789abcdef', log: 'warn' },
  })
})

test('a name in quotation marks before its address is a name', () => {
  const own = { LEADS_SMTP: 'smtp://mail.example', LEADS_MAIL_FROM: '"The site" <site@site.example>' }
  expect(readSettings(own).mail?.from).toBe('"The site" <site@site.example>')
})

test.each(['nonsense', 'The site', 'a@site.example, b@site.example', 'a@site.example b@site.example'])(
  '%j is refused as a sender',
  (from) => {
    expect(() => readSettings({ LEADS_SMTP: 'smtp://mail.example', LEADS_MAIL_FROM: from })).toThrow(
      'LEADS_MAIL_FROM has one e-mail address: "leads@site.example", or with a name "The site <leads@site.example>".',
    )
  },
)

test.each([
  'asha@site.example ben@site.example',
  'Asha <asha@site.example> ben@site.example',
  'asha, ben@site.example',
  'asha@, ben@site.example',
])('%j is refused as a list of colleagues, of whom one would get nothing', (to) => {
  const own = { LEADS_SMTP: 'smtp://mail.example', LEADS_MAIL_FROM: 'site@site.example', LEADS_MAIL_TO: to }
  expect(() => readSettings(own)).toThrow(
    'LEADS_MAIL_TO has e-mail addresses, with commas between: "asha@site.example, ben@site.example".',
  )
})

test.each([
  'asha@site.example, Ben @ Site <ben@site.example>,',
  'asha@site.example <asha@site.example>; "Ben, who reads" <ben@site.example>',
])('%j is a list of two colleagues', (to) => {
  const own = { LEADS_SMTP: 'smtp://mail.example', LEADS_MAIL_FROM: 'site@site.example', LEADS_MAIL_TO: to }
  // Under these names leads wait in stores, also in those of before.
  expect(Object.fromEntries(mailboxesOf(readSettings(own).mail?.to ?? ''))).toEqual({
    mail: 'asha@site.example',
    'mail ben@site.example': 'ben@site.example',
  })
})

test.each([
  'password',
  `whsec_${key(1, 23)}`,
  `whsec_${key(1, 65)}`,
  `whsec_${key(1, 25).replaceAll('=', '')}`,
  `${key(1)} a word beside it`,
])('%j is refused as a secret, and not repeated', (secret) => {
  const words = `LEADS_WEBHOOK_SECRET holds something that is no secret: "whsec_" and 24 to 64 bytes in base64, as "openssl rand -base64 32" makes them.`
  expect(() => readSettings({ LEADS_WEBHOOK_SECRET: secret })).toThrow(new WrongSetting(words))
})

test.each([
  ['smtp://user:password@mail.example', undefined, 'smtp://user:password@mail.example?requireTLS=true'],
  ['smtp://mail.example', undefined, 'smtp://mail.example?requireTLS=true'],
  ['smtp://mail.example?requireTLS=false', '0', 'smtp://mail.example?requireTLS=true'],
  ['smtp://user:password@localhost', undefined, 'smtp://user:password@localhost?requireTLS=true'],
  ['smtp://mail.example', '1', 'smtp://mail.example?requireTLS=false'],
  ['smtps://user:password@mail.example', undefined, 'smtps://user:password@mail.example'],
  ['smtp://localhost:1025', undefined, 'smtp://localhost:1025?ignoreTLS=true'],
  ['smtp://[::1]:1025', undefined, 'smtp://[::1]:1025?ignoreTLS=true'],
  ['smtp://localhost:1025?requireTLS=true', undefined, 'smtp://localhost:1025?requireTLS=true'],
])('mail by %s, with LEADS_SMTP_INSECURE %j, goes by %s', (server, insecure, address) => {
  const own = { LEADS_SMTP: server, LEADS_SMTP_INSECURE: insecure, LEADS_MAIL_FROM: 'site@site.example' }
  expect(readSettings(own).mail).toEqual({ server: address, from: 'site@site.example', to: undefined })
})
