import { expect, test, vi } from 'vitest'
import { ContentError } from '../../src/publish/content-error.ts'
import { Judging } from '../../src/publish/judging.ts'
import { aSite, sourcesOf } from '../content/a-site.ts'

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
