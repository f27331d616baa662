import { expect, test, vi } from 'vitest'
import type { Asked } from '../../src/edit/browser/asked.ts'
import { type Clashing, Outbox } from '../../src/edit/browser/outbox.ts'

const typed = (value: string): Asked => ({
  title: 'Changed “Heading”',
  where: { page: '/' },
  operations: [{ op: 'put', file: 'pages.json', at: '/pages/0/heading', value }],
  join: 'heading',
})

const nothing = () => undefined
type Again = { asked: Asked; version: number } | undefined
const quiet = {
  again: async (_: Asked): Promise<Again> => undefined,
  keep: nothing,
  busy: nothing,
  took: nothing,
  late: nothing,
  lost: nothing,
}

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
    box = new Outbox({ ...quiet, version: () => 5, refused: nothing, clash: resolve })
    for (const words of ['P', 'PP', 'PPP']) box.do(typed(words))
  })
  if (!box) throw new Error('There is no outbox.')
  return { sent, clash, box }
}

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

test('while nobody has decided yet, the values are those that are there by then', async () => {
  const others = ['Q', 'R']
  const sent: Asked[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const asked = JSON.parse(String(body)) as Asked
    sent.push(asked)
    const [theirs, [mine]] = [others.shift(), asked.operations.map((one) => 'value' in one && one.value)]
    return theirs === undefined
      ? Response.json({ version: 9 })
      : Response.json(
          { error: 'Two values.', clash: { file: 'pages.json', at: '', mine, theirs, more: 0 } },
          { status: 409 },
        )
  })
  const clashes: Clashing[] = []
  const box = new Outbox({ ...quiet, version: () => 5, refused: nothing, clash: (clash) => clashes.push(clash) })
  for (const words of ['P', 'PP']) box.do(typed(words))
  for (const letter of ['Q', 'R']) {
    await vi.waitFor(() => expect(clashes.at(-1)).toMatchObject({ mine: 'PP', theirs: letter }))
    clashes.at(-1)?.lookAgain()
  }
  await box.whenSent()
  expect(sent.slice(1)).toMatchObject(Array(2).fill({ operations: [{ value: 'PP' }], version: 5 }))
  expect(sent.at(-1)).not.toHaveProperty('decided')
})

/** What becomes of letters that are typed one after the other while the server answers like this. */
async function cameOf(answers: readonly Response[], letters: readonly string[], more: Partial<typeof quiet> = {}) {
  const left = [...answers]
  const values: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    values.push((JSON.parse(String(body)) as Asked).operations.map((one) => 'value' in one && one.value)[0])
    return left.shift() ?? Response.json({ version: 9 })
  })
  const [refused, lost, late] = [vi.fn(), vi.fn(), vi.fn()]
  const box = new Outbox({ ...quiet, ...more, version: () => 5, refused, lost, late, clash: nothing })
  for (const words of letters) box.do(typed(words))
  await box.whenSent()
  const said = (mock: typeof late) => mock.mock.calls.flat() as unknown[]
  return { values, refused: said(refused), lost: said(lost), late: said(late) }
}

test('a letter that was taken back before it was sent is no failure: what follows is not given up', async () => {
  const same = Response.json({ error: 'Everything is like that already.', isNothing: true }, { status: 409 })
  expect(await cameOf([same], ['P', 'PP', 'PPP'])).toMatchObject({ values: ['P', 'PPP'], refused: [], lost: [] })
})

test('what waits is known by what is typed in its place', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ version: 9 }))
  const box = new Outbox({ ...quiet, version: () => 5, refused: nothing, clash: nothing })
  const elsewhere = { ...typed('A text'), join: 'text' }
  expect(box.hasMoreOf(typed('Typed'))).toBe(false)
  box.do(elsewhere)
  expect(box.hasMoreOf(typed('Typed'))).toBe(false)
  box.do(typed('Typed on'))
  expect(box.hasMoreOf(typed('Typed'))).toBe(true)
  await box.whenSent()
  expect(box.hasMoreOf(typed('Typed'))).toBe(false)
})

test('what is chosen once more is no failure', async () => {
  const same = Response.json({ error: 'Everything is like that already.', isNothing: true }, { status: 409 })
  vi.stubGlobal('fetch', async () => same)
  const refused = vi.fn()
  const box = new Outbox({ ...quiet, version: () => 5, refused, clash: nothing })
  const { join: _, ...chosen } = typed('#000000')
  box.do(chosen)
  await box.whenSent()
  expect(refused).not.toHaveBeenCalled()
})

const no = () => Response.json({ error: 'No.' }, { status: 409 })

test('a letter that is refused gives up nothing of what was typed on, which has it in it', async () => {
  expect(await cameOf([no()], ['P', 'PP', 'PPP'])).toMatchObject({ values: ['P', 'PPP'], refused: [], lost: [] })
})

test('letters that are refused for good are offered to the author, all of them once', async () => {
  expect(await cameOf([no(), no()], ['P', 'PP', 'PPP'])).toMatchObject({
    values: ['P', 'PPP'],
    refused: ['No.'],
    lost: [typed('PPP')],
  })
})

/** Whatever waits for a time has it at once. */
function inNoTime() {
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
}

const away = () => Response.json({ error: 'pages.json is not there any more.', mayPass: true }, { status: 409 })

test('letters wait for a file that is away, and are saved once it is back', async () => {
  inNoTime()
  expect(await cameOf([away(), away()], ['P', 'PP'])).toEqual({
    values: ['P', 'P', 'P', 'PP'],
    refused: [],
    lost: [],
    late: Array(2).fill('pages.json is not there any more. It is tried again by itself.'),
  })
})

test('letters for a file that does not come back are offered to the author after a while', async () => {
  inNoTime()
  const { refused, lost, late } = await cameOf(Array.from({ length: 30 }, away), ['P', 'PP'])
  expect({ refused, lost }).toEqual({ refused: ['pages.json is not there any more.'], lost: [typed('PP')] })
  expect(late).toHaveLength(5)
})

test('letters wait for a full disk longer than the states are kept that they are based on', async () => {
  inNoTime()
  const full = () => Response.json({ error: 'The disk is full.', isLater: true }, { status: 507 })
  const old = () => Response.json({ error: 'Too old.', isOld: true }, { status: 409 })
  const again = async (asked: Asked) => ({ asked, version: 7 })
  expect(await cameOf([full(), old(), full(), old(), full()], ['P'], { again })).toMatchObject({
    values: Array(6).fill('P'),
    refused: [],
    lost: [],
  })
})

test('what was based on an editor that has ended, and is there or is offered, leaves no failure behind', async () => {
  const old = () => Response.json({ error: 'That is old.', isOld: true }, { status: 409 })
  expect(await cameOf([old()], ['P'])).toEqual({ values: ['P'], refused: [null], lost: [], late: [] })
  // Who types on already keeps what is typed.
  expect(await cameOf([old()], ['P', 'PP'])).toEqual({ values: ['P', 'PP'], refused: [], lost: [], late: [] })
})
