import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSite } from '../../../src/content/check.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import type { Site } from '../../../src/content/resolve/site.ts'
import { root } from '../../../src/root.ts'

// A third site: dark, square and loud, and without a font file, where the others are light and soft.
const folder = path.join(root, 'examples/conference')
const config = path.join(folder, 'pages.json')
const { site: checked, diagnostics } = checkSite(await loadSources(config))
const site = checked as Site
const pages = site.pages.filter(({ draft }) => !draft)

test('its content has neither errors nor warnings', () => {
  expect(diagnostics).toEqual([])
})

test('its posture is none of the other sites’', async () => {
  const posture = ({ scheme, scale, pictures, buttons, cards, dividers, radius }: Site['settings']['theme']) =>
    Object.entries({ scheme, scale, pictures, buttons, cards, dividers, radius })
  const themes = ['pages.json', 'examples/bakery/pages.json'].map(
    (file) => (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { site: Site['settings'] }).site.theme,
  )
  const own = posture(site.settings.theme)
  for (const theme of themes) {
    const theirs = Object.fromEntries(posture(theme))
    expect(own.filter(([word, value]) => theirs[word] !== value).length).toBeGreaterThanOrEqual(5)
  }
})

test('no two of its five pages open alike', () => {
  const looks = pages.slice(0, 5).map(({ sections: [first] }) => first && 'look' in first && first.look)
  expect(new Set(looks).size).toBe(5)
})

test('its drawings are small, and hold no letters that a machine may lack', () => {
  const images = path.join(folder, 'public/images')
  const drawings = readdirSync(images, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(8)
  for (const name of drawings) {
    expect(statSync(path.join(images, name)).size, name).toBeLessThan(15_000)
    expect(readFileSync(path.join(images, name), 'utf8'), name).not.toContain('<text')
  }
})

describe('built', () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'conference-'))
  const page = (route: string) => readFileSync(path.join(out, route, 'index.html'), 'utf8')
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--config', config, '--out', out], { cwd: root })
  })
  afterAll(() => rmSync(out, { recursive: true, force: true }))

  test.each(pages.map(({ path }) => path.slice(1)))('/%s is dark and has one main heading', (route) => {
    const html = page(route)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain('color-scheme:dark')
    expect(html).not.toContain('@font-face')
  })

  test('every speaker that the programme leads to stands among the speakers', () => {
    const leads = [...page('programme').matchAll(/href="\/speakers#([^"]+)"/g)].map(([, id]) => id)
    expect(leads.length).toBeGreaterThan(0)
    for (const id of leads) expect(page('speakers')).toContain(`id="${id}"`)
  })
})
