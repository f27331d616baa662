import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import type { Site } from '../../../src/content/resolve/site.ts'
import { root } from '../../../src/root.ts'
import { themeVariables } from '../../../src/theme.ts'

// A second site, of another trade: what holds for it holds for any site, and not only for the repository's own.
const config = path.join(root, 'examples/bakery/pages.json')
const { site: checked, diagnostics } = checkSite(await loadSources(config))
const site = checked as Site
const own = JSON.parse(readFileSync(path.join(root, 'pages.json'), 'utf8')) as { site: Site['settings'] }

test('its content has no errors', () => {
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('it shows most types of sections', () => {
  const types = new Set(site.pages.flatMap(({ sections }) => sections.map(({ type }) => type)))
  expect(types.size).toBeGreaterThan(9)
})

test('its look is its own', () => {
  const [its, ours] = [themeVariables(site.settings.theme), themeVariables(own.site.theme)]
  const tokens = ['--brand', '--accent', '--text', '--band', '--dark', '--mantine-radius-default']
  for (const token of [...tokens, '--mantine-font-family', '--mantine-font-family-headings'])
    expect(its[token], token).not.toBe(ours[token])
})

describe('built', () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'bakery-'))
  const read = (...names: string[]) => readFileSync(path.join(out, ...names), 'utf8')
  const page = (route: string) => read(route, 'index.html')
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--config', config, '--out', out], { cwd: root })
  })
  afterAll(() => rmSync(out, { recursive: true, force: true }))

  test.each(site.pages.map(({ path }) => path.slice(1)))(
    '/%s has one main heading, its own language, typefaces and name',
    (route) => {
      const html = page(route)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).toContain(`<html lang="${site.settings.language}"`)
      for (const font of Object.values(site.settings.theme.fonts ?? {}))
        expect(html).toContain(`<link rel="preload" href="${font.src}"`)
      expect(html).toMatch(new RegExp(`<title>[^<]*${site.settings.name}`))
      for (const word of Object.values(own.site.variables ?? {}).filter((value) => !value.includes('{')))
        expect(html).not.toContain(word)
    },
  )

  test('prices are in its currency', () => {
    const all = site.pages.map(({ path }) => page(path.slice(1))).join('\n')
    expect(all).toMatch(/£\d+(\.\d\d)?<\/strong>/)
    expect(all).not.toContain('₹')
  })

  test('old addresses lead on', () => {
    const redirects = site.settings.redirects ?? []
    expect(redirects).not.toEqual([])
    expect(read('_redirects')).toBe(redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''))
  })

  test('its files come from the folder beside its pages.json', () => {
    const files = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const ofItsOwn = files(path.join(path.dirname(config), 'public')).filter((name) => path.extname(name) !== '')
    expect(files(out)).toEqual(expect.arrayContaining(ofItsOwn))
    expect(files(path.join(out, 'images')).filter((name) => name.endsWith('.svg'))).toHaveLength(
      ofItsOwn.filter((name) => name.startsWith('images/')).length,
    )
  })
})

test('the engine has never heard of it', () => {
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
  const texts = stringsIn(site.pages).filter((text) => text.length >= 16 && text.includes(' '))
  const { variables = {}, theme } = site.settings
  const known = [...texts, ...Object.values(variables), ...Object.values(theme.colors), 'bakery', '/breads']
  expect(known.length).toBeGreaterThan(50)
  expect(known.filter((text) => sources.includes(text))).toEqual([])
})

/** Every text in a value and in what it holds. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
