import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { putAside } from './aside.ts'
import type { Bench } from './bench.ts'
import { withBrowser } from './browser.ts'
import { quantile } from './figures.ts'
import { withPreview } from './preview.ts'
import { runCommand } from './process.ts'
import { whenSeen } from './save-times.ts'
import { articleSite, writeFiles } from './site.ts'

const count = 1000
const newest = { article: { published: '2025-01-01' } }

/** What one more article costs where lists show it: the newest, all in pages of twelve, and the related ones below each. */
export const lists: Bench = async ({ runs, say }) => {
  const { config, page } = await writeFiles('articles', articleSite(count))
  const out = `${path.dirname(config)}-out`
  const make = () => runCommand('build', '--config', config, '--out', out)
  const text = await readFile(page(count), 'utf8')
  const write = async (n: number, title: string) => {
    const article: unknown = {
      ...JSON.parse(text),
      ...newest,
      path: `/bay/stories/more-${n}`,
      title,
      description: about(title),
    }
    await writeFile(page(count + n), JSON.stringify(article, null, 2))
  }
  say(`lists: ${count} articles`)
  await make()
  const more: number[] = []
  while (more.length < Math.max(runs, 5)) {
    say(`lists: one more, ${more.length + 1}`)
    await write(more.length, `One more story that was written as number ${more.length}`)
    more.push((await make()).seconds)
  }
  await putAside(out)
  say('lists: save to screen')
  const saves = await withBrowser(async (browser) => {
    const times: number[] = []
    await withPreview(config, async (address) => {
      const open = await browser.newPage()
      await open.goto(`${address}/bay/stories`)
      // Vite may load the page once more when it has found what to bundle.
      await open.waitForTimeout(4000)
      for (let n = 0; n < 100; n += 1) {
        const title = `The story that was told anew ${n} times since`
        times.push(await whenSeen(open, title, () => write(0, title)))
      }
    })
    return times
  })
  return [
    { name: `${count} articles, after one more`, values: more, unit: 's', wanted: 0.6 },
    { name: 'saved article to the list on screen', values: saves, unit: 'ms' },
    { name: 'saved article to the list on screen, 95 of 100 within', values: [quantile(saves, 0.95)], unit: 'ms' },
  ]
}

function about(title: string): string {
  return `What is told in the article "${title}", for nobody but those who measure.`
}
