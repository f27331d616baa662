import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadSources } from '../../src/content/read/load.ts'
import { ContentError } from '../../src/publish/content-error.ts'
import { Judging } from '../../src/publish/judging.ts'
import { aPage, aSite, sourcesOf } from '../content/a-site.ts'

const at = Date.UTC(2026, 4, 1)
const sound = aSite([{ type: 'rich-text', body: 'Go [home](/).' }])
const dead = aSite([{ type: 'rich-text', body: 'Go [where nobody is](/nowhere).' }])
const never = new Promise<never>(() => {})

/** Judging of a site whose facts are kept. */
function judgingOf(config: unknown, keepFacts = async () => {}) {
  const kept = vi.fn(keepFacts)
  return { judging: new Judging({ ...sourcesOf(config), keepFacts: kept }, at), kept }
}

test('what is drawn is known before texts are read, and the verdict comes when all is judged', async () => {
  const { judging, kept } = judgingOf(sound)
  expect(judging.drawable().pages).toHaveLength(1)
  expect(judging.step()).toBeUndefined()
  expect(kept).not.toHaveBeenCalled()
  expect(await judging.end()).toMatchObject({ warnings: [], until: Number.POSITIVE_INFINITY })
  expect(kept).toHaveBeenCalledOnce()
})

test('where most pages are known by facts, all is judged before anything is drawn', async () => {
  const pages = ['/', '/two', '/three'].map((path) => ({
    ...aPage([{ type: 'rich-text', body: 'Go [home](/), [on](/two) or [further](/three).' }], { path }),
    title: `The page at ${path} of this site`,
    description: `What stands at ${path} of this site is told here, in a sentence of its own.`,
  }))
  const folder = mkdtempSync(path.join(tmpdir(), 'judging-'))
  const config = path.join(folder, 'pages.json')
  const begin = async () => new Judging(await loadSources(config, undefined, { file: `${folder}/facts`, code: '' }), at)
  writeFileSync(config, JSON.stringify(aSite(pages)))
  await (await begin()).end()
  const again = await begin()
  expect(again.drawable().pages.filter(({ facts }) => facts)).toHaveLength(3)
  expect(again.step()).toBeDefined()
  rmSync(folder, { recursive: true })
})

test('a mistake that only rules find ends what is done meanwhile', async () => {
  const { judging, kept } = judgingOf(dead)
  expect(judging.drawable().pages).toHaveLength(1)
  await expect(judging.beside(never)).rejects.toThrow(ContentError)
  // Whoever asks later is told as well: what failed meanwhile may have failed for it.
  await expect(judging.end()).rejects.toMatchObject({ diagnostics: [{ rule: 'links' }] })
  expect(kept).toHaveBeenCalledOnce()
})

test('where files do not fit the schema there is nothing to draw', () => {
  expect(() => judgingOf(aSite([{ type: 'rich-text' } as never])).judging.drawable()).toThrow(ContentError)
})

test('that judging itself failed is told to each who asks', async () => {
  const schemaProblems = () => {
    throw new Error('The file was changed meanwhile.')
  }
  const judging = new Judging({ ...sourcesOf(sound), schemaProblems }, at)
  expect(() => judging.drawable()).toThrow('changed meanwhile')
  await expect(judging.end()).rejects.toThrow('changed meanwhile')
})

test('what is waited for is given when it is there, and its failure as well', async () => {
  const { judging } = judgingOf(sound)
  expect(await judging.beside(Promise.resolve('paper'))).toBe('paper')
  await expect(judging.beside(Promise.reject(new Error('No paper.')))).rejects.toThrow('No paper.')
  await judging.end()
  expect(await judging.beside(Promise.resolve('ink'))).toBe('ink')
})

test('that facts could not be kept is told at the end', async () => {
  const { judging } = judgingOf(sound, async () => {
    throw new Error('The disk is full.')
  })
  await expect(judging.end()).rejects.toThrow('The disk is full.')
})
