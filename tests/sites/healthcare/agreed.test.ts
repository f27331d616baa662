import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { checkSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import type { Site } from '../../../src/content/resolve/site.ts'
import { root } from '../../../src/root.ts'

const document = 'docs/agreed.md'

/** What the document says of one page, or of the whole site. */
interface Part {
  readonly title: string
  readonly words: readonly string[]
  readonly links: readonly string[]
}

function parts(text: string): readonly Part[] {
  return text
    .split(/\n(?=## )/)
    .slice(1)
    .map((part) => ({
      title: /^## (.+)/.exec(part)?.[1] ?? '',
      words: Array.from(part.matchAll(/"([^"]+)"/g), ([, words = '']) => plain(words)),
      links: Array.from(part.matchAll(/`([/#][^`]+)`/g), ([, link = '']) => link),
    }))
}

/** Where a line ends, and which kind of space, quote or capital stands there, is of no interest. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase()
}

/** All that a part of a site says, as one text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return plain(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).join('\n')
}

function missing({ pages, settings }: Site): string[] {
  return parts(readFileSync(path.join(root, document), 'utf8')).flatMap(({ title, words, links }) => {
    const page = pages.find((each) => each.path === title)
    if (title.startsWith('/') && !page) return [`There is no page ${title}.`]
    const text = textOf(page ?? [settings, pages])
    return [...words, ...links]
      .filter((each) => !text.includes(each))
      .map((each) => `${title} has no "${each}", in whatever capitals.`)
  })
}

async function readSite(): Promise<Site> {
  const { site } = checkSite(await loadSources(path.join(root, 'pages.json')))
  if (site) return site
  throw new Error('The site has mistakes; "npm run validate" names them.')
}

/** The words that a test holds on to: texts that begin with a capital, and plain expressions. */
function askedFor(code: string): string[] {
  const texts = Array.from(code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g), ([, one = '', other = one]) => other)
  const plainly = Array.from(
    code.matchAll(/\/\^?([a-z](?:[\w ,-]|\\\/)+)\$?\/i?(?=[,)\]])/gi),
    ([, words = '']) => words,
  )
  return [...texts.filter((text) => /^[A-Z]/.test(text)), ...plainly].map((words) => plain(words.replaceAll('\\', '')))
}

test('what is agreed about the site stands on it', async () => {
  expect(missing(await readSite()), `${document} says what is agreed about this site, and what to do now.`).toEqual([])
})

test('words of the site that its browser tests ask for are agreed', async () => {
  const { settings, pages } = await readSite()
  const own = textOf([settings, pages])
  const alone = new Set(own.split('\n'))
  const isOurs = (words: string) => alone.has(words) || (words.includes(' ') && own.includes(words))
  const agreed = plain(readFileSync(path.join(root, document), 'utf8'))
  const asked = globSync('tests/sites/healthcare/*.spec.ts', { cwd: root }).flatMap((file) =>
    askedFor(readFileSync(path.join(root, file), 'utf8'))
      .filter((words) => isOurs(words) && !agreed.includes(words))
      .map((words) => `${file} asks for "${words}"`),
  )
  expect([...new Set(asked)].sort(), `What a test holds on to, ${document} tells authors.`).toEqual([])
})
