import { expect, test } from 'vitest'
import { styleElements } from '../../src/preview/styles.ts'
import { lookSelector } from '../../src/render/css.ts'

test('a page of the preview has the typefaces and the variables of the site, and a style element for each sheet', () => {
  const html = styleElements(
    { '/src/a.css': 'a{top:0}' },
    { variables: { '--gap': '1rem' }, sheets: [] },
    "@font-face{font-family:'Face'}",
  )
  expect(html).toContain(`@font-face{font-family:'Face'}${lookSelector}{--gap:1rem}`)
  expect(html).toContain('<style data-vite-dev-id="/src/a.css">a{top:0}</style>')
})
