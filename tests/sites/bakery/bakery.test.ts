import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileAddress } from '../../../src/agreed/addresses.ts'
import { escapeHtml } from '../../../src/agreed/escape-html.ts'
import { checkSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import type { Site } from '../../../src/content/resolve/site.ts'
import { root } from '../../../src/root.ts'
import { themeVariables } from '../../../src/theme/index.ts'

// A second site, of another trade: what holds for it holds for any site, and not only for the repository's own.
const config = path.join(root, 'examples/bakery/pages.json')
const { site: checked, diagnostics } = checkSite(await loadSources(config))
const site = checked as Site
const pages = site.pages.filter(({ draft }) => !draft).map(({ path }) => path.slice(1))
const { settings: others } = checkSite(await loadSources(path.join(root, 'pages.json'))).site as Site

test('its content has no errors', () => {
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('it shows most types of sections', () => {
  const types = new Set(site.pages.flatMap(({ sections }) => sections.map(({ type }) => type)))
  expect(types.size).toBeGreaterThan(9)
})

test('its look is its own', () => {
  const [its, theirs] = [themeVariables(site.settings.theme), themeVariables(others.theme)]
  const tokens = ['--brand', '--accent', '--text', '--band', '--dark', '--mantine-radius-default']
  const fonts = ['--mantine-font-family', '--mantine-font-family-headings']
  // White may be anybody's.
  expect([...tokens, ...fonts].filter((token) => its[token] !== theirs[token]).length).toBeGreaterThan(5)
})

describe('built', () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'bakery-'))
  const read = (...names: string[]) => readFileSync(path.join(out, ...names), 'utf8')
  const page = (route: string) => read(route, 'index.html')
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--config', config, '--out', out], { cwd: root })
  })
  afterAll(() => rmSync(out, { recursive: true, force: true }))

  test.each(pages)('/%s has one main heading, its own language, typefaces and name', (route) => {
    const html = page(route)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain(`<html lang="${site.settings.language}"`)
    for (const font of Object.values(site.settings.theme.fonts ?? {}))
      expect(html).toContain(`<link rel="preload" href="${fileAddress(font.src)}"`)
    // The title of the home page stands alone.
    if (route !== '') expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(escapeHtml(site.settings.name))
    for (const word of [escapeHtml(others.name), new URL(others.url).host]) expect(html).not.toContain(word)
  })

  test('prices are in its currency', () => {
    const all = pages.map(page).join('\n')
    expect(all).toMatch(/£\d+(\.\d\d)?<\/strong>/)
    expect(all).not.toContain('₹')
  })

  test('old addresses lead on', () => {
    const redirects = site.settings.redirects ?? []
    expect(redirects).not.toEqual([])
    expect(read('_redirects')).toBe(redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''))
  })

  test('its files come from the folder beside its pages.json', () => {
    const files = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => path.extname(name) !== '')
    const ofItsOwn = files(path.join(path.dirname(config), 'public'))
    expect(files(out)).toEqual(expect.arrayContaining(ofItsOwn))
    const drawings = (names: string[]) => names.filter((name) => /^images\/.*\.svg$/.test(name)).sort()
    expect(drawings(files(out))).toEqual(drawings(ofItsOwn))
  })
})
