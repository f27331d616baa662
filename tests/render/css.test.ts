import { expect, test } from 'vitest'
import { lookSelector, PageStyles } from '../../src/render/css.ts'

const styles = {
  needs: { shell: ['base'], hero: ['text', 'hero'], tabs: ['text', 'tabs'] },
  sheets: { base: 'body{color:var(--text)}', text: 'p{margin:0}', hero: 'h1{gap:var(--gap)}', tabs: 'b{top:0}' },
}
const variables = { '--text': 'var(--ink)', '--ink': '#111', '--gap': '1rem', '--unused': '3rem' }
const make = () => new PageStyles(styles, { variables, sheets: [] }, '@font-face{}')

test('a page has the styles of the shell and of its own section types, each sheet once', () => {
  const css = make().of(['tabs', 'hero', 'hero'])
  expect(css).toContain('body{color:var(--text)}p{margin:0}h1{gap:var(--gap)}b{top:0}')
  expect(make().of([])).not.toContain('margin')
})

test('only variables in use are declared, with those that they refer to', () => {
  expect(make().of(['hero'])).toContain(`${lookSelector}{--text:var(--ink);--gap:1rem;--ink:#111}`)
})
