import { afterEach, expect, test, vi } from 'vitest'
import type { Asked } from '../../src/edit/browser/asked.ts'
import { type Clashing, Outbox } from '../../src/edit/browser/outbox.ts'

const typed = (value: string): Asked => ({
  title: 'Changed “Heading”',
  where: { page: '/' },
  operations: [{ op: 'put', file: 'pages.json', at: '/pages/0/heading', value }],
  join: 'heading',
})

/** An author types on while the first letter is refused, since somebody else changed the same. */
async function typedOnInAClash(): Promise<{ sent: unknown[]; clash: Clashing; box: Outbox }> {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    const clash = { file: 'pages.json', at: '/pages/0/heading', mine: 'P', theirs: 'Q', more: 0 }
    return sent.length === 1
      ? Response.json({ error: 'Two values.', clash }, { status: 409 })
      : Response.json({ version: 9 })
  })
  let box: Outbox | undefined
  const clash = await new Promise<Clashing>((resolve) => {
    const nothing = () => undefined
    const host = { again: async () => undefined, keep: nothing, busy: nothing, took: nothing, late: nothing }
    box = new Outbox({ ...host, version: () => 5, refused: nothing, clash: resolve })
    for (const words of ['P', 'PP', 'PPP']) box.do(typed(words))
  })
  if (!box) throw new Error('There is no outbox.')
  return { sent, clash, box }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('of two values, the author is shown all that was typed by then', async () => {
  const { clash, sent, box } = await typedOnInAClash()
  expect(clash).toMatchObject({ mine: 'PPP', theirs: 'Q' })
  clash.decide('mine')
  await box.whenSent()
  expect(sent.slice(1)).toMatchObject([{ operations: [{ value: 'PPP' }], version: 5, decided: 'mine' }])
})

test('who takes the value of somebody else gives up what was typed on, too', async () => {
  const { clash, sent, box } = await typedOnInAClash()
  clash.decide('theirs')
  await box.whenSent()
  expect(sent).toHaveLength(1)
})

/** What is said of letters that are typed one after the other while the server answers like this. */
async function refusedOf(answers: readonly Response[], letters: readonly string[]): Promise<unknown[]> {
  const left = [...answers]
  const values: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    values.push((JSON.parse(String(body)) as Asked).operations.map((one) => 'value' in one && one.value)[0])
    return left.shift() ?? Response.json({ version: 9 })
  })
  const nothing = () => undefined
  const refused = vi.fn()
  const host = { again: async () => undefined, keep: nothing, busy: nothing, took: nothing, late: nothing }
  const box = new Outbox({ ...host, version: () => 5, refused, clash: nothing })
  for (const words of letters) box.do(typed(words))
  await box.whenSent()
  return [values, refused.mock.calls]
}

test('a letter that was taken back before it was sent is no failure: what follows is not given up', async () => {
  const same = Response.json({ error: 'Everything is like that already.', isNothing: true }, { status: 409 })
  expect(await refusedOf([same], ['P', 'PP', 'PPP'])).toEqual([['P', 'PPP'], []])
})

test('a letter that is refused gives up nothing of what was typed on, which has it in it', async () => {
  const no = () => Response.json({ error: 'No.' }, { status: 409 })
  expect(await refusedOf([no()], ['P', 'PP', 'PPP'])).toEqual([['P', 'PPP'], []])
  expect(await refusedOf([no(), no()], ['P', 'PP', 'PPP'])).toEqual([['P', 'PPP'], [['No.']]])
})
