import { expect, test } from 'vitest'
import { addPage } from '../../src/assistant/batch/add-page.ts'
import { aPage, aSite, sourcesOf } from '../content/a-site.ts'

test('a page that is made like another one has its fields, and is not what that is in other languages', () => {
  const model = aPage([{ type: 'hero', heading: 'Bread' }], { layout: 'bare', languages: { de: '/brot' } })
  const sources = sourcesOf(aSite([model]))
  const { page } = addPage(sources, { op: 'add-page', path: '/cakes', title: 'Our cakes', like: '/' }) as {
    page: object
  }
  expect(page).toMatchObject({ path: '/cakes', layout: 'bare', sections: model.sections })
  expect(page).not.toHaveProperty('languages')
})
