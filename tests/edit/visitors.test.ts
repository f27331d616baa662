import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createBuilder } from 'vite'
import { expect, test } from 'vitest'
import type { Section } from '../../src/generated/types.ts'
import { root } from '../../src/root.ts'
import { viteConfig } from '../../src/vite/config.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { startEditor } from './start-editor.ts'

test('of the editor nothing is in the bundles that draw pages and that visitors load', async () => {
  const modules = new Map<string, string[]>()
  const config = viteConfig()
  const builder = await createBuilder({
    ...config,
    build: { write: false },
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'modules',
        generateBundle() {
          const names = [...this.getModuleIds()].map((id) => path.relative(root, id))
          modules.set(this.environment.name, names)
        },
      },
    ],
  })
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
  expect(modules.get('client')).toContain('src/browser/main.ts')
  expect(modules.get('ssr')).toContain('src/render/index.ts')
  expect([...modules.values()].flat().filter((name) => name.startsWith('src/edit/'))).toEqual([])
})

test('a build is the same, byte for byte, before a site was open in the editor and after it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'visitors-'))
  const config = path.join(folder, 'pages.json')
  const question = { heading: 'When do you open?', body: 'At seven.' }
  const sections: Section[] = [
    { type: 'hero', heading: 'Bread at seven' },
    { type: 'accordion', heading: 'Good to know', items: [question, { ...question, heading: 'And on Sundays?' }] },
  ]
  writeFileSync(config, JSON.stringify(aSite([aPage(sections)])))
  const build = (name: string) => {
    const out = path.join(folder, name)
    execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--config', config, '--out', out], { cwd: root })
    return filesIn(out)
  }
  const before = build('before')
  const editor = await startEditor(config)
  const cookie = await editor.enter()
  expect(await (await fetch(`${editor.origin}/_edit/`, { headers: { cookie } })).text()).toContain('/_edit/assets/')
  expect((await fetch(`${editor.origin}/`, { headers: { cookie } })).status).toBe(200)
  await editor.close()
  const after = build('after')
  expect([...after.keys()]).toEqual([...before.keys()])
  expect([...after].filter(([name, bytes]) => !before.get(name)?.equals(bytes)).map(([name]) => name)).toEqual([])
  expect([...before].filter(([, bytes]) => bytes.includes('_edit')).map(([name]) => name)).toEqual([])
})

/** What a build has for visitors: files that begin with a dot are the server's own. */
function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.'),
  )
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort()
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file)]))
}
