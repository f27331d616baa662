import { renameSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { answerFor } from '../../src/edit/server/failure.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { allFiles, aSession, type Edited } from './a-session.ts'

const about = { ...aPage([{ type: 'rich-text', body: 'Baked by hand.' }]), path: '/about', title: 'About the bakery' }
const files = {
  'pages.json': JSON.stringify(
    aSite([aPage([{ type: 'hero', heading: 'Bread at seven' }])], { include: ['pages/*.json'] }),
  ),
  'pages/about.json': JSON.stringify(about),
}

/** What is said to somebody who types while a file is away, and a way to put it back. */
async function typedWhileAway(site: Edited, file: string, at: string) {
  const name = path.join(site.folder, file)
  const gesture = site.gesture({
    title: 'Changed a text',
    operations: [{ op: 'set', file: site.name(file), at, value: 'Bread at six' }],
    join: at,
  })
  renameSync(name, `${name}.x`)
  return { gesture, said: await failureAt(site, gesture), back: () => renameSync(`${name}.x`, name) }
}

const failureAt = async ({ session }: Edited, gesture: Parameters<Edited['session']['do']>[0]) =>
  answerFor(await session.do(gesture).catch((error: unknown) => error), 'POST gesture').failure

for (const [what, file, at] of [
  ['the config', 'pages.json', '/pages/0/sections/0/heading'],
  ['a page', 'pages/about.json', '/sections/0/body'],
] as const)
  test(`while the file of ${what} is away nothing is done, which may pass, and the same does once it is back`, async () => {
    const site = await aSession(files)
    const { gesture, said, back } = await typedWhileAway(site, file, at)
    expect(said).toMatchObject({ mayPass: true })
    // Nobody is told that it is there already, or that somebody else wrote it.
    expect(await failureAt(site, gesture)).toEqual(await failureAt(site, gesture))
    expect(await failureAt(site, gesture)).toMatchObject({ mayPass: true })
    expect(JSON.stringify(site.content.state.sources?.config.parsed.value)).not.toContain('Bread at six')
    back()
    await site.content.readNow()
    expect(allFiles(site.folder)).toEqual(files)
    await site.session.do(gesture)
    expect(site.text(file)).toContain('"Bread at six"')
    expect(site.session.steps.done).toHaveLength(1)
    await site.session.undo()
    expect(allFiles(site.folder)).toEqual(files)
  })

test('while a file is half written, what is done to it may pass', async () => {
  const site = await aSession(files)
  const gesture = site.gesture({
    operations: [{ op: 'set', file: site.name('pages.json'), at: '/pages/0/title', value: 'Bread' }],
  })
  site.save('pages.json', files['pages.json'].slice(0, 60))
  await site.content.readNow()
  expect(await failureAt(site, gesture)).toMatchObject({ mayPass: true })
  site.save('pages.json', files['pages.json'])
  await site.content.readNow()
  await site.session.do(gesture)
  expect(site.text('pages.json')).toContain('"title":"Bread"')
})
