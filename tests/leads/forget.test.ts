import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createClient, type Transaction } from '@libsql/client'
import { expect, onTestFinished, test } from 'vitest'
import { emptyLog, eraseLeads, findPerson } from '../../src/leads/commands/forget.ts'
import type { Lead } from '../../src/leads/lead.ts'
import { root } from '../../src/root.ts'
import { aLead, storeWith } from './a-lead.ts'
import { newFileStore, storeFile } from './stores.ts'

/** What is found of a person among these leads: what each answered is its id. */
async function found(who: string, ...leads: Lead[]): Promise<{ own: string[]; mentions: string[] }> {
  const database = await storeWith(await newFileStore(), ...leads)
  const { own, mentions } = await findPerson(database, who)
  await database.db.destroy()
  return { own: own.map(({ id }) => id), mentions: mentions.map(({ id }) => id) }
}

const phones = (...numbers: string[]) => numbers.map((phone) => aLead({ phone }, { id: phone }))

const written = [
  '+91 98765 43210',
  '+91 98765 43210 (mobile)',
  '+91 98765 43210 ext. 12',
  '+919876543210',
  '+91–98765–43210',
  '+91 (0) 98765‑43210',
  '0091 98765/43210',
  '098765 43210',
  '98765 43210 x7',
  '\u202a+91 98765 43210\u202c',
  '९८७६५ ४३२१०',
  '٩٨٧٦٥ ٤٣٢١٠',
  '۹۸۷۶۵-۴۳۲۱۰',
  '৯৮৭৬৫ ৪৩২১০',
  '௯௮௭௬௫ ௪௩௨௧௦',
  '๙๘๗๖๕ ๔๓๒๑๐',
  '𞥙𞥘𞥗𞥖𞥕 𞥔𞥓𞥒𞥑𞥐',
  '９８７６５４３２１０',
].sort()

test.each(['9876543210', '09876543210', '+91 98765 43210', '0091-98765-43210', '+91 (98765) 43210'])(
  'a person is found by the number %s, however it was written',
  async (who) => {
    const others = phones('+91 98765 43211', '98765 4321', '+44 98765 43210 9', 'no number')
    const { own } = await found(who, ...others, ...phones(...written))
    expect(own.sort()).toEqual(written)
  },
)

test('whom a note of the staff names is mentioned, in the same way', async () => {
  const leads = ['told', 'untold'].map((id) => aLead({ name: 'Asha' }, { id }))
  const database = await storeWith(await newFileStore(), ...leads)
  const note = 'Call meera@clinic.example instead, +91 98765 43210.'
  await database.db.updateTable('lead').set({ note }).where('id', '=', 'told').execute()
  for (const who of ['Meera@Clinic.example', '98765 43210']) {
    const { own, mentions } = await findPerson(database, who)
    expect([own, mentions.map(({ id }) => id)]).toEqual([[], ['told']])
  }
  await database.db.destroy()
})

test('nobody is found by a blank, though fields were left empty', async () => {
  expect(await found('     ', aLead({ street: '' }, { id: 'empty' }))).toEqual({ own: [], mentions: [] })
})

test('a number within a text, beside another or with too few digits is a mention, to be read by somebody', async () => {
  const leads = [
    aLead({ help: 'Please call 98765-43210, or write.' }, { id: 'call' }),
    aLead({ phone: '98765 43210 / 98765 43211' }, { id: 'two' }),
    aLead({ phone: '876 543 210' }, { id: 'part' }),
    aLead({ phone: '543 210' }, { id: 'short' }),
    aLead({ phone: '43210' }, { id: 'too short for anything' }),
    aLead({ name: 'Meera' }, { id: 'campaign', source: 'friend-98765.43210' }),
    aLead({ help: '98765 beds, 43210 patients' }, { id: 'other numbers' }),
  ]
  const mentions = ['call', 'campaign', 'short', 'two']
  expect(await found('+91 98765 43210', ...leads)).toEqual({ own: ['part'], mentions })
  expect(await found('43210', aLead({ phone: '+91 98765 43210' }, { id: 'end' }))).toEqual({
    own: [],
    mentions: ['end'],
  })
})

test('a number of few digits is found as it was written, and by its digits', async () => {
  expect((await found('44 44 55', ...phones('444455', '+91 22 444455'))).own).toEqual(['444455'])
})

test('an e-mail address is the same in any letters, and a mention wherever else it stands', async () => {
  const leads = [
    aLead({ email: ' MEERA@clinic.example' }, { id: 'own' }),
    aLead({ name: 'Meera <meera@clinic.example>' }, { id: 'text' }),
    aLead({ email: 'other@clinic.example' }, { id: 'campaign', source: 'from-Meera@clinic.example' }),
    aLead({ email: 'other@clinic.example' }, { id: 'page', page: '/for/meera@clinic.example' }),
    aLead({ email: 'other@clinic.example' }, { id: 'other' }),
  ]
  expect(await found('Meera@clinic.example', ...leads)).toEqual({
    own: ['own'],
    mentions: ['campaign', 'page', 'text'],
  })
})

test.each(['meera@bücher-klinik.example', 'MEERA@xn--bcher-klinik-dlb.example', 'meera@bu\u0308cher-klinik。example'])(
  'a person is found by the address %s, however its domain was written',
  async (who) => {
    const leads = [
      aLead({ email: 'meera@BÜCHER-klinik.example' }, { id: 'letters' }),
      aLead({ email: 'meera@xn--bcher-klinik-dlb.example' }, { id: 'punycode' }),
      aLead({ email: 'meera@bucher-klinik.example' }, { id: 'other domain' }),
      aLead({ email: 'mira@bücher-klinik.example' }, { id: 'other person' }),
      aLead({ help: 'Ask meera@Bücher-Klinik.example.' }, { id: 'text' }),
      aLead({ name: 'Mira' }, { id: 'campaign', source: 'meera@xn--bcher-klinik-dlb.example' }),
    ]
    expect(await found(who, ...leads)).toEqual({ own: ['letters', 'punycode'], mentions: ['campaign', 'text'] })
  },
)

test('of a chat the number is the site’s own, and the rest is searched', async () => {
  const chat = { phone: '+91 98765 43210', page: '/', timestamp: '2026-11-21T10:00:00.000Z' }
  const chatWith = (message: string, id: string) => aLead({ ...chat, message }, { id, kind: 'chat-lead' })
  const leads = [chatWith('I am meera@clinic.example.', 'address'), chatWith('Call 09876543210.', 'number')]
  expect(await found('meera@clinic.example', ...leads)).toEqual({ own: [], mentions: ['address'] })
  expect(await found('9876543210', ...leads, chatWith('Hi.', 'neither'))).toEqual({ own: [], mentions: ['number'] })
})

const meera = aLead({ name: 'Meera Nair', email: 'meera@clinic.example' }, { id: 'meera' })

/** Reads a store until it is told to end, as a colleague does who has it open in another program. */
async function readerOf(store: string): Promise<Transaction> {
  const client = createClient({ url: store })
  onTestFinished(() => client.close())
  const reader = await client.transaction('read')
  await reader.execute('select * from lead')
  return reader
}

function logOf(store: string): string {
  return readFileSync(`${storeFile(store)}-wal`, 'latin1')
}

test('what was erased leaves the log of changes as soon as nobody reads', async () => {
  const store = await newFileStore()
  const database = await storeWith(store, meera)
  const reader = await readerOf(store)
  await eraseLeads(database, ['meera'])
  expect(await emptyLog(database, 0)).toBe(false)
  expect(logOf(store)).toContain('Meera Nair')
  const emptied = emptyLog(database)
  // The first try has met the reader by then.
  await new Promise(setImmediate)
  await reader.commit()
  expect(await emptied).toBe(true)
  expect(logOf(store)).toBe('')
  await database.db.destroy()
})

test('that something is left in the log of changes is told, and ends with 1', async () => {
  const store = await newFileStore()
  const database = await storeWith(store, meera)
  const reader = await readerOf(store)
  const forget = async () => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'leads', 'forget', 'meera@clinic.example'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: store, FORCE_COLOR: undefined },
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    return [await text(child.stdout), await text(child.stderr), await ended]
  }
  expect(await forget()).toEqual([
    '1 lead erased.\n',
    'Erased, but still to be found in leads.db-wal, because another program is reading the store. Run this command again when it has ended.\n',
    1,
  ])
  await reader.commit()
  expect(await forget()).toEqual(['0 leads erased.\n', '', 0])
  expect(logOf(store)).toBe('')
  await database.db.destroy()
})
