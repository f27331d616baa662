import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Section, SiteFile, SiteSettings } from '../../../src/generated/types.ts'
import { version } from '../../version.ts'
import { type Served, serveWithLeads } from './served.ts'
import { expect } from './test.ts'

/** Builds a site of one page, as its author does, and serves it. The files are those in its public/. */
export async function serveOnePage(
  sections: Section[],
  settings: Partial<SiteSettings> = {},
  files: Record<string, string> = {},
): Promise<Served> {
  const site: SiteFile = {
    version,
    site: {
      name: 'Site',
      url: 'https://driving.example',
      language: 'en',
      theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
      ...settings,
    },
    pages: [
      {
        path: '/',
        title: 'Learn to drive where you live',
        description: 'Lessons by car and by motorcycle, in the evening and on Saturdays.',
        sections,
      },
    ],
  }
  const folder = `.cache/e2e-sites/one-page-${process.pid}`
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/pages.json`, JSON.stringify(site))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(`${folder}/public/${name}`), { recursive: true })
    await writeFile(`${folder}/public/${name}`, text)
  }
  const build = ['build', '--config', `${folder}/pages.json`, '--out', `${folder}/dist`]
  const [code] = await once(spawn(process.execPath, ['scripts/run.mjs', ...build]), 'close')
  expect(code).toBe(0)
  return serveWithLeads(`${folder}/dist`)
}
