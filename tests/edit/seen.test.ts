import { expect, test, vi } from 'vitest'
import type { Asked } from '../../src/edit/browser/asked.ts'
import { Outbox } from '../../src/edit/browser/outbox.ts'
import type { Section } from '../../src/generated/types.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { eventually } from '../eventually.ts'
import { aSession } from './a-session.ts'

const sections = [
  { type: 'hero', heading: 'Bread at seven' },
  { type: 'rich-text', heading: 'Baked', body: 'By hand.' },
] as const
const news = { type: 'rich-text', heading: 'News', body: 'We have a new oven.' } as const
const textOf = (...listed: Section[]) => JSON.stringify(aSite([aPage(listed)]), null, 2)

const at = '/pages/0/sections/1/heading'

test('letters that go on where they were begun stay in their section, whatever another program put before it', async () => {
  const [hero, baked] = sections
  const site = await aSession({ 'pages.json': textOf(hero, baked) })
  const { version } = site.session
  const type = (value: string, on: number) =>
    site.session.do({
      version: on,
      title: 'Changed “Heading”',
      where: {},
      operations: [{ op: 'put', file: site.name('pages.json'), at, value }],
      join: at,
    })
  site.save('pages.json', textOf(hero, news, baked))
  await eventually(() => expect(site.content.state.sources?.config.text).toContain('new oven'))
  let seen: number | undefined = version
  for (const words of ['Baked a', 'Baked at', 'Baked at night']) ({ seen } = await type(words, seen ?? version))
  const saved = JSON.parse(site.text('pages.json')) as { pages: { sections: unknown[] }[] }
  expect(saved.pages[0]?.sections).toEqual([hero, news, { ...baked, heading: 'Baked at night' }])
})

/** On which states letters are sent, each asked for when another one is shown, where the server answers like this. */
async function sentOn(answers: readonly object[], shown: readonly number[]): Promise<number[]> {
  const left = [...answers]
  const states: number[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    states.push((JSON.parse(String(body)) as { version: number }).version)
    return Response.json(left.shift() ?? { version: 9 })
  })
  let version = 5
  const nothing = () => undefined
  const box = new Outbox({
    version: () => version,
    again: async () => undefined,
    keep: nothing,
    busy: nothing,
    took: (sent) => {
      version = Math.max(version, sent.version)
    },
    late: nothing,
    lost: nothing,
    refused: nothing,
    clash: nothing,
  })
  for (const [index, state] of shown.entries()) {
    const asked: Asked = {
      title: 'Changed',
      where: {},
      operations: [{ op: 'put', file: 'a', at: `/${index}`, value: 1 }],
    }
    box.do(asked, state)
    await box.whenSent()
  }
  return states
}

test('what is done next is meant in what is seen, until what others did is shown', async () => {
  expect(
    await sentOn(
      [
        { version: 7, seen: -7 },
        { version: 8, seen: -8 },
      ],
      [5, 5, 5],
    ),
  ).toEqual([5, -7, -8])
  expect(await sentOn([{ version: 7, seen: -7 }], [5, 7])).toEqual([5, 7])
  expect(await sentOn([{ version: 7 }, { version: 8 }], [5, 5, 5])).toEqual([5, 7, 8])
})
