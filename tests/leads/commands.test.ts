import { describe, expect, test } from 'vitest'
import { readDeadLetters, retryDeadLetters } from '../../src/leads/commands/dead-letters.ts'
import { exportCsv, exportJson } from '../../src/leads/commands/export.ts'
import { eraseLeads, findPerson } from '../../src/leads/commands/forget.ts'
import { lineOf } from '../../src/leads/commands/lines.ts'
import { insertLeads } from '../../src/leads/store/insert.ts'
import { openDatabase } from '../../src/leads/store/open.ts'
import { aLead, storeWith } from './a-lead.ts'
import { bothStores } from './stores.ts'

async function text(pieces: AsyncIterable<string>): Promise<string> {
  let all = ''
  for await (const piece of pieces) all += piece
  return all
}

describe.each(bothStores())('the staff, with a store in $store', ({ newStore }) => {
  test('exports what is stored for a spreadsheet, in which no answer is a formula', async () => {
    const consents = [{ field: 'privacy', text: 'I agree.', version: 'v1', at: '2026-11-21T10:00:00.000Z' }]
    const database = await storeWith(
      await newStore(),
      aLead({ name: '=HYPERLINK("http://x")', goals: ['One', 'Two'], updates: false }, { id: 'a', consents }),
      aLead(
        { phone: '+91 1', page: '  @x', help: 'Two\nlines, "quoted"' },
        { id: 'b', source: '-x', suspicion: 'trap' },
      ),
    )
    expect(await text(exportCsv(database, {}))).toBe(
      [
        '\ufeff"id","kind","receivedAt","page","source","suspicion","consents","name","goals","updates","phone","page (answer)","help"',
        `"a","service-request","2026-11-21T10:00:00.000Z","/request","","","privacy (v1, 2026-11-21T10:00:00.000Z): I agree.","'=HYPERLINK(""http://x"")","One; Two","no","","",""`,
        `"b","service-request","2026-11-21T10:00:00.000Z","/request","'-x","trap","","","","","'+91 1","'  @x","Two\nlines, ""quoted"""`,
        '',
      ].join('\r\n'),
    )
    await database.db.destroy()
  })

  test('exports it as JSON, also when there is nothing', async () => {
    const database = await storeWith(await newStore(), aLead({ email: 'a@host.example' }), aLead({}, { kind: 'other' }))
    const exported = JSON.parse(await text(exportJson(database, { kind: 'service-request' })))
    expect(exported).toMatchObject([{ kind: 'service-request', data: { email: 'a@host.example' } }])
    expect(JSON.parse(await text(exportJson(database, { kind: 'none' })))).toEqual([])
    await database.db.destroy()
  })

  test('erases what a person sent and its deliveries, and is told who else mentions them', async () => {
    const address = await newStore()
    const database = await storeWith(
      address,
      aLead({ email: 'Meera@Clinic.example ' }, { id: 'by-address' }),
      aLead({ phone: '0091 (22) 4444-5555' }, { id: 'by-number' }),
      aLead({ email: 'other@clinic.example', help: 'Ask meera@clinic.example.' }, { id: 'mention' }),
      aLead(
        { phone: '+91 22 4444 5555', message: 'Hi.', page: '/', timestamp: '2026-11-21T10:00:00.000Z' },
        { id: 'chat', kind: 'chat-lead' },
      ),
    )
    const byAddress = await findPerson(database, 'meera@clinic.example')
    expect(byAddress.own.map(({ id }) => id)).toEqual(['by-address'])
    expect(byAddress.mentions.map(({ id }) => id)).toEqual(['mention'])
    const byNumber = await findPerson(database, '+91 22 44445555')
    expect(byNumber.own.map(({ id }) => id)).toEqual(['by-number'])
    expect(await eraseLeads(database, ['by-address', 'by-number', 'nobody'])).toBe(2)
    const left = await database.db.selectFrom('delivery').select('lead_id').orderBy('lead_id').execute()
    expect(left.map(({ lead_id }) => lead_id)).toEqual(['chat', 'mention'])
    await database.db.destroy()
  })

  test('sees what could not be delivered, and puts it back', async () => {
    const database = await storeWith(await newStore(), aLead({}, { id: 'a' }), aLead({}, { id: 'b' }))
    await database.db
      .updateTable('delivery')
      .set({ status: 'dead', attempts: 18, error: 'No.' })
      .where('lead_id', '=', 'a')
      .execute()
    expect(await readDeadLetters(database, ['mail'])).toEqual([
      { target: 'mail', kind: 'service-request', leadId: 'a', attempts: 18, error: 'No.' },
    ])
    expect(await retryDeadLetters(database, ['mail'])).toBe(1)
    expect(await readDeadLetters(database, ['mail'])).toEqual([])
    await database.db.destroy()
  })

  test('sees what waits for a target that is no longer set up, and puts it to those of today', async () => {
    const database = await storeWith(await newStore(), aLead({}, { id: 'a' }), aLead({}, { id: 'b' }))
    await insertLeads(database, [aLead({}, { id: 'c' })], ['webhook'])
    await database.db.updateTable('delivery').set({ status: 'dead' }).where('lead_id', '=', 'b').execute()
    const now = Date.parse('2026-11-24T10:00:00.000Z')
    expect(await readDeadLetters(database, ['webhook', 'other'], now)).toMatchObject([
      { leadId: 'a', target: 'mail', attempts: 0, error: 'no longer set up, has waited 3 days' },
      { leadId: 'b', target: 'mail', error: null },
    ])
    expect(await retryDeadLetters(database, ['webhook', 'other'])).toBe(4)
    expect(await readDeadLetters(database, ['webhook', 'other'])).toEqual([])
    const waiting = await database.db.selectFrom('delivery').select(['lead_id', 'target']).orderBy('lead_id').execute()
    expect(waiting.map(({ lead_id, target }) => `${lead_id} ${target}`).sort()).toEqual([
      'a other',
      'a webhook',
      'b other',
      'b webhook',
      'c webhook',
    ])
    await database.db.destroy()
  })

  test('an answer to a visitor is put back for the visitor alone', async () => {
    const database = await openDatabase(await newStore())
    await insertLeads(database, [aLead({}, { id: 'a' }), aLead({}, { id: 'b' })], ['answer'])
    await database.db.updateTable('delivery').set({ status: 'dead' }).where('lead_id', '=', 'b').execute()
    await insertLeads(database, [aLead({}, { id: 'c' })], ['gone'])
    const waiting = async () =>
      (await database.db.selectFrom('delivery').selectAll().where('status', '=', 'waiting').execute()).map(
        ({ lead_id, target }) => `${lead_id} ${target}`,
      )
    expect(await retryDeadLetters(database, ['answer'])).toBe(1)
    expect((await waiting()).sort()).toEqual(['a answer', 'b answer', 'c gone'])
    expect(await retryDeadLetters(database, ['webhook'])).toBe(1)
    expect((await waiting()).sort()).toEqual(['a answer', 'b answer', 'c webhook'])
    await database.db.destroy()
  })

  test('sees what is due in a time that will not come, by a clock that was ahead', async () => {
    const database = await storeWith(await newStore(), aLead({}, { id: 'a' }), aLead({}, { id: 'b' }))
    const now = Date.parse('2026-11-24T10:00:00.000Z')
    const due = (id: string, due_at: string) =>
      database.db.updateTable('delivery').set({ due_at }).where('lead_id', '=', id).execute()
    await due('a', '2027-11-24T10:00:00.000Z')
    await due('b', '2026-11-24T12:00:00.000Z')
    expect(await readDeadLetters(database, ['mail'], now)).toMatchObject([
      { leadId: 'a', error: 'due on 2027-11-24, by a clock that was ahead' },
    ])
    expect(await retryDeadLetters(database, ['mail'], now)).toBe(1)
    expect(await readDeadLetters(database, ['mail'], now)).toEqual([])
    await database.db.destroy()
  })

  test('loses nothing that waits when no target is set up', async () => {
    const database = await storeWith(await newStore(), aLead({}, { id: 'a' }))
    expect(await retryDeadLetters(database, [])).toBe(0)
    expect(await readDeadLetters(database, [])).toMatchObject([{ leadId: 'a', target: 'mail' }])
    await database.db.destroy()
  })
})

test('a line for the terminal holds nothing that a terminal obeys', () => {
  const stored = aLead({ name: 'A\u001b[2J\nB\u202e', updates: true }, { id: 'a', source: 'mail', suspicion: 'trap' })
  expect(lineOf(stored)).toBe(
    '2026-11-21 10:00  service-request  /request  from mail  (trap)  name: A [2J B , updates: yes  a',
  )
})
