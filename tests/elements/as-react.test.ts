import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type PluginOption } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Section } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import type * as Renderer from '../../src/render/index.ts'
import { planSections } from '../../src/render/plan.ts'
import { viteConfig } from '../../src/vite/config.ts'
import { chance } from '../content/chance.ts'
import { examples } from '../sections/examples.ts'
import { settings } from '../shell/settings.ts'
import { times } from '../times.ts'
import { changed } from './changed.ts'

let folder = ''
let ours: typeof Renderer
let react: typeof Renderer

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  folder = await mkdtemp(path.join(tmpdir(), 'elements-'))
  ours = await bundled('ours', (plugins) => plugins)
  react = await bundled('react', (plugins) => plugins.filter((plugin) => nameOf(plugin) !== 'sectile:elements'))
  vi.unstubAllEnvs()
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The renderer as the build bundles it, with some of the plugins. */
async function bundled(name: string, choose: (plugins: PluginOption[]) => PluginOption[]): Promise<typeof Renderer> {
  const out = path.join(folder, name)
  const config = viteConfig({ out, preview: true })
  const builder = await createBuilder({ ...config, plugins: choose(config.plugins ?? []) })
  const { ssr } = builder.environments
  if (ssr) await builder.build(ssr)
  return import(pathToFileURL(path.join(out, 'server/render.js')).href)
}

function nameOf(plugin: PluginOption): string {
  return plugin && 'name' in plugin ? plugin.name : ''
}

function imageOf(src: string) {
  return { src, width: 640, height: 480, sources: [{ type: 'image/avif', srcset: `${src}.avif 640w` }] }
}

/** Any image there could be. */
const anyImage = new Proxy({}, { get: (_, src) => (typeof src === 'string' ? imageOf(src) : undefined) })

const images = new Map([['/images/one.svg', imageOf('/images/one.svg')]])
const surroundings = { base: '/sub', leads: '', language: 'en', words: usualWords, images, renderer: '' }

/** What a renderer makes of a section as the first of a page and as a later one, or that it makes nothing. */
function drawnBy({ renderSection }: typeof Renderer, section: Section): unknown {
  return planSections([section, section], surroundings).map(({ context }) => {
    try {
      const { html, facts } = renderSection(section, { ...context, images: anyImage })
      return { html: html.split(/(?=<)/), facts }
    } catch {
      return 'cannot be drawn'
    }
  })
}

test.for(examples)('$name is drawn as React draws it', ({ section }) => {
  expect(drawnBy(ours, section)).toEqual(drawnBy(react, section))
})

test('what surrounds the sections is drawn as React draws it', () => {
  const shell = ({ renderShell }: typeof Renderer) =>
    renderShell(settings({ languages: { ar: 'https://ar.site.example' } }), { ...surroundings, images })
  expect(shell(ours)).toEqual(shell(react))
})

test('whatever is written in a section, it is drawn as React draws it', () => {
  const next = chance(1)
  let drawn = 0
  for (let turn = 0; turn < times(40); turn += 1)
    for (const { name, section } of examples) {
      const tried = changed(section, next)
      const expected = drawnBy(react, tried)
      expect({ name, tried, drawn: drawnBy(ours, tried) }).toEqual({ name, tried, drawn: expected })
      if (!JSON.stringify(expected).includes('cannot be drawn')) drawn += 1
    }
  expect(drawn).toBeGreaterThan(times(40) * examples.length * 0.5)
})
