import { expect, test } from 'vitest'
import { type DrawnSection, markWords, missingBox, thrownSection } from '../../src/preview/failing.ts'

const before: DrawnSection = {
  html: '<section>As it was</section>',
  hash: 'one',
  facts: { eager: [], marks: '' },
  mark: null,
}
const error = new TypeError('items is <undefined>')

test('a section that cannot be drawn stays as it was; without a before it says why', () => {
  expect(thrownSection(error, 'top', 'pages.json / › section 1 (hero)', before)).toMatchObject({
    html: before.html,
    hash: before.hash,
    mark: 'Could not be drawn, shown as it was before: TypeError: items is <undefined>',
  })
  const { html, mark } = thrownSection(error, 'top', 'pages.json / › section 1 (hero)', undefined)
  expect(mark).toBe('Could not be drawn')
  expect(html).toContain('<strong>pages.json / › section 1 (hero) could not be drawn</strong>')
  expect(html).toContain('TypeError: items is &lt;undefined')
})

test('a box has the words of its mistakes, and its hash changes with them', () => {
  const mark = { position: 0, index: 0, shown: 'never', mistakes: [] } as const
  const mistake = { message: '"hedding" is not a field.', hint: 'Remove it.' } as never
  const box = missingBox({ ...mark, mistakes: [mistake] }, 'top')
  expect(box.html).toContain('<p>&quot;hedding&quot; is not a field. Remove it.</p>')
  expect(missingBox(mark, 'top').hash).not.toBe(box.hash)
  expect(markWords({ ...mark, mistakes: [mistake, mistake], shown: 'before' })).toBe(
    '2 mistakes, shown as it was before',
  )
  expect(markWords(undefined)).toBeNull()
})
