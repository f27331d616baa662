import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../src/changes/migrate/index.ts'
import { root } from '../../src/root.ts'
import { retiredIn } from '../../src/schema/retired.ts'
import { newestVersion } from '../../src/schema/version.ts'
import { check, said } from '../content/a-site.ts'
import { fieldsOfSchemas } from './versions/fields.ts'
import { shows } from './versions/shows.ts'

const newest = newestVersion()
/** The table may know what is to come. */
const latest = Math.max(newest, ...retiredIn(null).map((row) => row.version))
const folder = path.join(root, 'tests/changes/versions')
const versions = readdirSync(folder).filter((name) => /^\d+$/.test(name))

/** The files of the site that shows all of a version. */
function siteOf(version: number | string) {
  const files = readdirSync(path.join(folder, String(version)), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: name, text: readFileSync(path.join(folder, String(version), name), 'utf8') }))
  const config = files.find((file) => file.path === 'pages.json')
  if (!config) throw new Error(`Version ${version} has no site here: copy that of the version before, and migrate it.`)
  return { config, pages: files.filter((file) => file !== config) }
}

const howTo = `People's sites are written with it. So this needs a version of its own:
  1. raise "version" in schemas/pages.schema.json,
  2. say in src/schema/retired.ts what became of it (and in src/changes/migrate/reshaped.ts, when it is more than a name),
  3. put a site with every field into tests/changes/versions/${newest + 1}: a copy of ${newest}, migrated. fields.txt is written by this test.`

test('what the schemas ask for and allow is no less than what this version promised', async () => {
  const fields = fieldsOfSchemas()
  const now = [...fields].map(([field, isRequired]) => (isRequired ? `${field} (required)` : field)).sort()
  const file = path.join(folder, String(newest), 'fields.txt')
  if (!existsSync(file)) {
    await expect(`${now.join('\n')}\n`).toMatchFileSnapshot(file)
    return
  }
  const before = readFileSync(file, 'utf8').trimEnd().split('\n')

  const gone = before.filter((line) => !fields.has(line.replace(' (required)', '')))
  const objects = new Set(before.map(objectOf))
  const required = now.filter((line) => line.endsWith(' (required)') && !before.includes(line))
  expect(gone, `These fields are gone. ${howTo}`).toEqual([])
  expect(
    required.filter((line) => objects.has(objectOf(line))),
    `These fields were not required before. ${howTo}`,
  ).toEqual([])
  expect(now, `There are new fields: put their lines into ${path.relative(root, file)}.`).toEqual(before)
})

/** "hero: image." of "hero: image.src (required)". */
function objectOf(line: string): string {
  return line.replace(/[^.: ]+( \(required\))?$/, '')
}

/** Of what excludes each other, a site has one. */
const apart = [
  'site file: site.header.logo.alt',
  'site file: site.header.logoOnLight.alt',
  'site file: site.organization.logo.decorative',
]
/** Only lists of which all entries are seen at once go on over several pages, and groups are made of pages. */
const neverFits =
  /^(carousel|filter-list|hero-slider): .*\b(perPage|topicPages)$|\]\.source\.(perPage|topicPages)$|^filter-list: source\.section$/

test('the site of this version shows every field', () => {
  const { config, pages } = siteOf(newest)
  const values = [config, ...pages].map(({ text }) => JSON.parse(text) as unknown)
  const hidden = [...fieldsOfSchemas().keys()].filter(
    (field) => !shows(values, field) && !apart.includes(field) && !neverFits.test(field),
  )
  expect(hidden, `These fields stand nowhere in tests/changes/versions/${newest}: add them.`).toEqual([])
})

test.each(versions)('a site of version %s, migrated, is without mistakes', (version) => {
  const { config, pages } = siteOf(version)
  const files = migrate(config, pages, newest)
  const text = files.map((file) => file.text).join('\n')
  const publicFiles = text.match(/(?<=")\/(images|fonts|films)\/[^"]+/g) ?? []
  const includes = Object.fromEntries(files.slice(0, -1).map((file) => [file.path, file.text]))
  const wrong = check(files.at(-1)?.text, { publicFiles, includes }).filter(({ severity }) => severity === 'error')
  expect(said(wrong)).toEqual([])
})

test('nothing that was written is lost on the way to the newest version', () => {
  for (const version of versions) {
    const { config, pages } = siteOf(version)
    const after = migrate(config, pages, latest)
      .map((file) => file.text)
      .join('\n')
    const lost = textsIn([config, ...pages].map(({ text }) => JSON.parse(text) as unknown)).filter(
      (text) => !after.includes(JSON.stringify(text).slice(1, -1)),
    )
    expect(lost.filter((text) => !goes.test(text))).toEqual([])
  }
})

/** Where forms were sent before version 2. */
const goes = /^\/leads\/[\w-]+$/

/** All texts of more than one word, and the addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[ /]/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
