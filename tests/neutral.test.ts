import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { checkSite } from '../src/content/check.ts'
import { loadSources } from '../src/content/read/load.ts'
import type { Site } from '../src/content/resolve/site.ts'
import { exampleTexts } from '../src/generated/example-texts.ts'
import { root } from '../src/root.ts'
import { areOwn } from '../src/schema/example-words.ts'

/** Addresses that mean something to the engine itself. */
const contract = new Set(['/', '/404'])

/** Validators, in which the names of fields look like addresses. */
const validators = 'src/generated/validate.js'

const files = ['src', 'schemas', 'scripts']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,js,mjs,css,json,svg}`, { cwd: root }))
  .filter((file) => file !== validators)
const engine = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** All texts below a value, with the names of their fields. */
function texts(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, Array.isArray(value) ? key : name))
}

/** Who a site is about, and where that is: such words give a site away wherever they stand. */
function names({ settings, pages }: Site): string[] {
  const { name, url, organization, variables = {} } = settings
  const authors = pages.flatMap(({ article }) => article?.author ?? [])
  const { hostname } = new URL(url)
  const place = [organization?.name, organization?.locality, organization?.region]
  const found = [name, hostname.replace(/^www\./, ''), ...place, ...Object.values(variables), ...authors]
  return found.filter((one) => one !== undefined && isTelling(one)) as string[]
}

/** Four letters, or the digits of a telephone number: "GB", "9" or a year says nothing. */
function isTelling(name: string): boolean {
  return /\p{L}{4}/u.test(name) || name.replace(/\D/g, '').length >= 6
}

/** Whole sentences and addresses: parts of them are anybody's words. What an author has left of an example is told to the author. */
function literals({ settings, pages }: Site, folder: string): string[] {
  const headings = texts([settings, pages]).filter(
    ({ key, text }) => key === 'heading' && areOwn(text, key) && !exampleTexts.includes(text),
  )
  const pictures = readdirSync(path.join(folder, 'public/images'), { recursive: true, encoding: 'utf8' })
  const routes = pages.map(({ path: route }) => route).filter((route) => !contract.has(route))
  return [...headings.map(({ text }) => text), ...pictures.map((picture) => `/images/${picture}`), ...routes]
}

/** Whether a text has some words between letters, or signs, of certain kinds. */
function has(text: string, words: string, before: RegExp, after: RegExp): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (before.test(text[at - 1] ?? ' ') && after.test(text[at + words.length] ?? ' ')) return true
  return false
}

const hasName = (text: string, name: string) => has(text, name.toLowerCase(), /[^\p{L}\d]/u, /[^\p{L}\d]/u)
/** Quoted in JSON or code, between tags, or as the address of a link in a text. */
const hasLiteral = (text: string, words: string) => has(text, words, /["'`>(]/, /["'`<)#?\\]/)

test('a name, a town and a telephone number give a site away, and a year or an hour does not', () => {
  const said = ['Acme', 'Zürich', '+44 1632 960147', '2026', '24/7', 'GB', '9 am']
  expect(said.filter(isTelling)).toEqual(['Acme', 'Zürich', '+44 1632 960147'])
})

test('what is looked for is found where it stands alone, and nowhere else', () => {
  expect(hasName('see https://www.acme.example/a', 'Acme')).toBe(true)
  expect(hasName('an acmelike thing', 'Acme')).toBe(false)
  expect(hasLiteral(String.raw`Example: \"What we do here\"`, 'What we do here')).toBe(true)
  expect(hasLiteral('// What we do here is little', 'What we do here')).toBe(false)
  expect(hasLiteral('[links](/contact#form)', '/contact')).toBe(true)
  expect(hasLiteral("'/ferry/contact'", '/contact')).toBe(false)
})

test.for(['pages.json', ...globSync('examples/*/pages.json', { cwd: root })])(
  'the engine knows nothing of %s',
  async (config) => {
    const { site } = checkSite(await loadSources(path.join(root, config)))
    if (!site) throw new Error(`${config} cannot be read.`)
    const own = {
      names: new Set(names(site)),
      literals: new Set(literals(site, path.dirname(path.join(root, config)))),
    }
    expect(own.names.size).toBeGreaterThan(2)
    expect(own.literals.size).toBeGreaterThan(10)
    const said = engine.flatMap(({ file, text }) => {
      const small = text.toLowerCase()
      const known = [
        ...[...own.names].filter((name) => hasName(small, name)),
        ...[...own.literals].filter((words) => hasLiteral(text, words)),
      ]
      return known.map((words) => `${file} has "${words}"`)
    })
    expect(said).toEqual([])
  },
)
