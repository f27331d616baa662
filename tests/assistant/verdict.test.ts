import { expect, test } from 'vitest'
import { addedTo } from '../../src/assistant/batch/verdict.ts'
import { checkSite } from '../../src/content/check.ts'
import { aSite, sourcesOf } from '../content/a-site.ts'

const hero = { type: 'hero', heading: 'Care for all' } as const
const whole = JSON.stringify(aSite([hero]))
const lacking = JSON.stringify(aSite([hero, { use: 'nobody' }]))

const found = (text: string) => checkSite(sourcesOf(text)).diagnostics

test('a shared section that is not there is no new mistake where the one that hid it was mended', () => {
  expect(addedTo(found(lacking.replace('"heading"', '"headin"')), found(lacking))).toEqual([])
})

test('a shared section that is not there is a new one where nothing hid it', () => {
  expect(addedTo(found(whole), found(lacking))).toMatchObject([{ rule: 'shared' }])
})
