import { expect, test } from 'vitest'
import { lookElement, styleElements } from '../../src/preview/styles.ts'
import { lookSelector } from '../../src/render/css.ts'

test('a page of the preview has the typefaces and the variables of the site, and a style element for each sheet', () => {
  const look = lookElement({ variables: { '--gap': '1rem' }, sheets: [] }, "@font-face{font-family:'Face'}")
  expect(look).toContain(`@font-face{font-family:'Face'}${lookSelector}{--gap:1rem}`)
  expect(styleElements({ '/src/a.css': 'a{top:0}' })).toEqual(['<style data-vite-dev-id="/src/a.css">a{top:0}</style>'])
})
