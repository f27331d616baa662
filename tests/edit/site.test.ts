import { expect, test } from 'vitest'
import type { FormOperation } from '../../src/edit/form/context.ts'
import { beginningOf } from '../../src/edit/server/propose/beginning.ts'
import { siteState } from '../../src/edit/server/views.ts'
import { aSite } from '../content/a-site.ts'
import { eventually } from '../eventually.ts'
import { aSession, type Edited } from './a-session.ts'

const first = JSON.stringify(aSite([{ type: 'hero', heading: 'Bread at seven' }]), null, 2)

/** Does operations that name no file, to the config. */
async function done(edited: Edited, ...operations: FormOperation[]) {
  const file = edited.name('pages.json')
  await edited.session.do(edited.gesture({ operations: operations.map((operation) => ({ ...operation, file })) }))
  return JSON.parse(edited.text('pages.json')).site
}

test('a word of the interface comes with what holds it, and what held nothing else goes with it: byte for byte as before', async () => {
  const edited = await aSession({ 'pages.json': first })
  const at = '/site/words/header/menu'
  const { words } = await done(edited, { op: 'put', at, value: 'Contents', holders: true })
  expect(words).toEqual({ header: { menu: 'Contents' } })
  await done(edited, { op: 'put', at: '/site/words/header/home', value: 'Start', holders: true })
  expect(await done(edited, { op: 'clear', at: '/site/words/header/home', holders: true })).toMatchObject({ words })
  await done(edited, { op: 'clear', at, holders: true })
  expect(edited.text('pages.json')).toBe(first)
})

test('without holders nothing is made around a field that somebody else has taken out', async () => {
  const edited = await aSession({ 'pages.json': first })
  await expect(done(edited, { op: 'put', at: '/site/banner/text', value: 'Closed' })).rejects.toThrow()
  expect(edited.text('pages.json')).toBe(first)
})

test('the settings are told with what is wrong in them, and with nothing else', async () => {
  const edited = await aSession({ 'pages.json': first })
  await done(edited, { op: 'put', at: '/site/theme/colors/brand', value: '#ffeeaa' })
  const state = () => siteState(edited.content.state, edited.session)
  expect(state().value).toMatchObject({ theme: { colors: { brand: '#ffeeaa' } } })
  // It is shown before it is judged.
  await eventually(() =>
    expect(state().mistakes.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/site/theme/colors/brand', expect.stringContaining('needs 4.5')],
    ]),
  )
})

test('what the editor remembers leads back to its beginning, whoever changed what', async () => {
  const edited = await aSession({ 'pages.json': first })
  await done(edited, { op: 'put', at: '/site/name', value: 'Another name' })
  edited.save('pages.json', edited.text('pages.json').replace('Bread at seven', 'Bread at six'))
  await eventually(() => expect(edited.session.sources.config.text).toContain('Bread at six'))
  await done(edited, { op: 'put', at: '/site/name', value: 'A third name' })
  const { config } = beginningOf(edited.session.sources, edited.journal.history)
  expect(config.text).toBe(first)
})
