import { describe, expect, test } from 'vitest'
import type { Wanted } from '../../src/agreed/staff-api.ts'
import { findLeads } from '../../src/leads/staff/find.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { setAddresses } from '../../src/leads/store/staff-tables.ts'
import type { Database } from '../../src/leads/store/tables.ts'
import { aLead } from './a-lead.ts'
import { answers } from './a-site.ts'
import { bothStores } from './stores.ts'

const id = '3f2a91bc-07d5-4000-8000-000000000001'
const other = '3f2a91bc-07d6-4000-8000-000000000001'

async function ids(database: Database, wanted: Wanted): Promise<string[]> {
  const { leads } = await findLeads(database, wanted)
  return leads.map((lead) => lead.id)
}

describe.each(bothStores())('in $store', ({ newStore }) => {
  async function open(count = 0): Promise<Database> {
    const database = await openDatabase(await newStore())
    const more = Array.from({ length: count }, (_, n) =>
      aLead(
        { email: `other${n}@host.example` },
        { receivedAt: new Date(Date.UTC(2026, 9, 1) - n * 1000).toISOString() },
      ),
    )
    for (let at = 0; at < more.length; at += 250) await insertLeads(database, more.slice(at, at + 250), [])
    return database
  }

  test('a lead is found by its reference, its id, its address, its number and its words', async () => {
    const database = await open()
    const data = { ...answers, email: ' Meera@Clinic.example ', phone: '+91 (0)98470-12345' }
    await insertLeads(database, [aLead(data, { id }), aLead({ email: 'ana@clinic.example' }, { id: other })], [])
    for (const text of [
      '3F2A-91BC-07D5',
      '3f2a91bc07d5',
      '3F2A 91BC 07D5',
      '3F2A\u201191BC\u201107D5.',
      id,
      id.toUpperCase(),
      'meera@clinic.EXAMPLE',
      '09847012345',
      '98470 12345',
      'nair meera',
      'please call',
    ])
      expect([text, await ids(database, { text })]).toEqual([text, [id]])
    expect(await ids(database, { text: 'clinic' })).toEqual([other, id].sort().reverse())
    expect(await ids(database, { text: 'nobody' })).toEqual([])
    expect(await ids(database, { text: '3F2A-91BC-07D7' })).toEqual([])
    await database.db.destroy()
  })

  test('half of an address, and the second one of a lead, are looked for as words are', async () => {
    const database = await open()
    const data = { email: 'meera@clinic.example', partner: 'ben@clinic.example', help: 'Ask asha@clinic.example.' }
    await insertLeads(database, [aLead(data, { id }), aLead({ email: 'ana@clinic.example' }, { id: other })], [])
    for (const text of ['meera@cl', 'Ben@clinic.example', 'asha@clinic.example'])
      expect([text, await ids(database, { text })]).toEqual([text, [id]])
    expect(await ids(database, { text: 'meera@clinic.example', status: 'answered' })).toEqual([])
    await database.db.destroy()
  })

  test('words are found by whoever has no keyboard for their letters, and by whoever has', async () => {
    const database = await open()
    const data = { name: 'İbrahim Çelik, Zoë Łukasik', help: 'Große Straße 1, Ørsted; की दुकान' }
    await insertLeads(database, [aLead(data, { id }), aLead({ name: 'Zoe Mann' }, { id: other })], [])
    for (const text of ['ibrahim celik', 'İBRAHİM', 'lukasik', 'GROSSE STRASSE', 'straße', 'orsted', 'की'])
      expect([text, await ids(database, { text })]).toEqual([text, [id]])
    for (const text of ['zoe', 'ZOË']) expect((await ids(database, { text })).sort()).toEqual([id, other])
    expect(await ids(database, { text: 'को' })).toEqual([])
    await database.db.destroy()
  })

  test('leads of before are known by their addresses, too', async () => {
    const database = await open()
    const chosen = {
      long: '@long'.padStart(300, 'long'),
      ...answers,
      name: 'a @ b',
      email: 'Meera@clinic.example',
      goals: ['x@y.example'],
    }
    await insertLeads(database, [aLead(chosen, { id }), aLead({ goals: ['x@y.example'] }, { id: other })], [])
    await database.db.updateTable('lead').set({ email: null }).execute()
    await setAddresses(database.db, database.kind)
    const rows = await database.db.selectFrom('lead').select(['id', 'email']).orderBy('id').execute()
    expect(rows).toEqual([
      { id, email: 'meera@clinic.example' },
      { id: other, email: null },
    ])
    await database.db.destroy()
  })

  test('of an address or a word with more leads than a page has, the rest comes after that', async () => {
    const database = await open()
    const many = Array.from({ length: 51 }, (_, index) =>
      aLead({ email: 'meera@clinic.example' }, { receivedAt: new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString() }),
    )
    await insertLeads(database, many, [])
    for (const text of ['meera@clinic.example', 'clinic']) {
      const first = await findLeads(database, { text })
      const second = await findLeads(database, { text, after: first.next })
      expect([text, first.leads.length, second.leads.length, second.next]).toEqual([text, 50, 1, undefined])
    }
    await database.db.destroy()
  })

  test('words are looked for in so many leads at a time, and it is said how far that came', async () => {
    const database = await open(3200)
    await insertLeads(database, [aLead(answers, { id, receivedAt: '2020-01-01T00:00:00.000Z' })], [])
    const first = await findLeads(database, { text: 'meera' })
    expect([first.leads, first.readTo]).toEqual([[], new Date(Date.UTC(2026, 9, 1) - 2999 * 1000).toISOString()])
    const second = await findLeads(database, { text: 'meera', after: first.next })
    expect(second).toMatchObject({ leads: [{ id }] })
    expect(second.next).toBeUndefined()
    await database.db.destroy()
  })
})
