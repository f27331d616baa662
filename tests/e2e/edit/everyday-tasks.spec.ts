import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { changedLines, files, tasks } from '../../edit/tasks.ts'
import { Author, type Way } from '../support/author.ts'
import { testOf } from '../support/editing.ts'
import { byHand } from '../support/tasks-by-hand.ts'
import { expect } from '../support/test.ts'

const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()

const test = testOf('tasks', {
  files: { ...files, 'public/images/bread.jpg': await photo('#c83'), 'public/images/cake.jpg': await photo('#a52') },
  shows: 'Bread at seven',
})

const ways: readonly [Way, string, { width: number; height: number }][] = [
  ['mouse', 'by mouse', { width: 1280, height: 900 }],
  ['keys', 'by keyboard alone', { width: 1280, height: 900 }],
  ['touch', 'with a finger at 360 px', { width: 360, height: 740 }],
]

for (const [turn, [way, how, viewport]] of ways.entries())
  test(`${how}: the diff holds only what the task needed, and undone it is gone`, async ({ browser, editor }) => {
    // All of them take a minute and a half with a finger, where nothing else is done.
    if (process.env.PROVE_TIMES !== undefined) test.setTimeout(600_000)
    const { entrance, folder } = editor
    const page = await browser.newPage({ viewport, hasTouch: way === 'touch', reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('sectile-edit-hints', 'seen'))
    await page.goto(entrance)
    const author = new Author(page, way)
    await expect(author.row('Good to know')).toBeAttached()
    const saved = () => {
      const names = ['pages.json', ...readdirSync(path.join(folder, 'pages')).map((name) => `pages/${name}`)]
      return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
    }
    const lines = () => changedLines(files, saved())
    // Every other task is done here, in one of the three ways; all of them in each where there is time for it.
    const own = Object.entries(byHand).filter(
      (_, index) => process.env.PROVE_TIMES !== undefined || index % (2 * ways.length) === turn,
    )
    for (const [name, { act, changed }] of own)
      await test.step(name, async () => {
        await act(author)
        await expect.poll(lines).toEqual(changed ?? tasks.find(([each]) => each === name)?.[2])
        await author.undoAll(async () => lines().length === 0)
        await author.open('/')
      })
    await page.close()
  })
