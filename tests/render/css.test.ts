import { expect, test } from 'vitest'
import { lookSelector, PageStyles } from '../../src/render/css.ts'

// What is looked for here keeps its name.
const written = ['--text', '--ink', '--gap', '--pale']
const styles = {
  written,
  needs: { shell: ['base'], hero: ['text', 'hero'], tabs: ['text', 'tabs'] },
  sheets: { base: 'body{color:var(--text)}', text: 'p{margin:0}', hero: 'h1{gap:var(--gap)}', tabs: 'b{top:0}' },
}
const variables = { '--text': 'var(--ink)', '--ink': '#111', '--gap': '1rem', '--unused': '3rem' }
const part = (...types: string[]) => ({ types, marks: [] })
const make = () => new PageStyles(styles, { variables, sheets: [] }, '@font-face{}', [], {})

test('a page has the styles of the shell and of its own section types, each sheet once', () => {
  const css = make().of(['tabs', 'hero', 'hero'], [])
  expect(css).toContain('body{color:var(--text)}p{margin:0}h1{gap:var(--gap)}b{top:0}')
  expect(make().of([], [])).not.toContain('margin')
})

test('a dark look is declared behind its query, of variables in use and what they refer to there', () => {
  const dark = { when: 'screen', variables: { '--text': 'var(--pale)', '--pale': '#eee', '--unused': '0' } }
  const css = new PageStyles(
    styles,
    { variables: { ...variables, '--pale': '#ddd' }, sheets: [], dark },
    '',
    [],
    {},
  ).of([], [])
  expect(css).toContain(`@media screen{${lookSelector}{--text:var(--pale);--pale:#eee}}`)
})

test('styles in two parts are those of what is seen first, with all variables, and the others, each sheet once', () => {
  const { first, rest } = make().parted(part('hero'), part('tabs', 'hero'))
  expect(first).toBe(
    `@font-face{}${lookSelector}{--text:var(--ink);--gap:1rem;--ink:#111}body{color:var(--text)}p{margin:0}h1{gap:var(--gap)}`,
  )
  expect(rest).toBe('b{top:0}')
  expect(make().parted(part('hero', 'tabs'), part('tabs')).rest).toBe('')
})

test('of what is seen first, rules for a gesture or for paper begin the later part, where there is one', () => {
  const sheets = { base: 'a{top:0}a:hover{top:1px}@media print{a{top:2px}}', hero: '', tabs: 'b{top:0}' }
  const styles = { needs: { shell: ['base'], hero: ['hero'], tabs: ['tabs'] }, sheets, written }
  const pages = new PageStyles(styles, { variables: {}, sheets: [] }, '', [], {})
  const parts = pages.parted(part('hero'), part('tabs'))
  expect(parts.first).toMatch(/\}a\{top:0\}$/)
  expect(parts.rest).toBe('a:hover{top:1px}@media print{a{top:2px}}b{top:0}')
  expect(pages.of(['hero'], [])).toContain(sheets.base)
})

test('a sheet of which nothing is seen first comes later, unless what needs it is drawn again there', () => {
  const sheets = {
    base: '',
    'src/parts/card.module.css': '.card{top:0}',
    'src/sections/hero.module.css': '.hero{top:1px}',
  }
  const cards = new PageStyles(
    {
      needs: { shell: ['base'], hero: Object.keys(sheets).slice(1), list: ['src/parts/card.module.css'] },
      sheets,
      written,
    },
    { variables: {}, sheets: [] },
    '',
    [],
    {},
  )
  const first = { types: ['hero'], marks: ['.hero'] }
  expect(cards.parted(first, { types: ['list'], marks: ['.card'] }).rest).toBe('.card{top:0}')
  const again = cards.parted(first, { types: ['hero'], marks: ['.hero', '.card'] })
  expect([again.first.endsWith('.card{top:0}.hero{top:1px}'), again.rest]).toEqual([true, ''])
})

test('a sheet that asks for no class is for the whole page, so it is there from the first view', () => {
  const sheets = { 'src/shell/all.module.css': '[dir=rtl] h1{top:0}', hero: '' }
  const needs = { shell: ['src/shell/all.module.css'], hero: ['hero'] }
  const made = new PageStyles({ needs, sheets, written }, { variables: {}, sheets: [] }, '', ['dir=rtl'], {})
  const { first, rest } = made.parted(part('hero'), part('hero'))
  expect([first.endsWith(sheets['src/shell/all.module.css']), rest]).toEqual([true, ''])
})

test('a posture has the last word in both parts', () => {
  const needs = { ...styles.needs, 'posture-wave': ['wave'] }
  const sheets = { ...styles.sheets, wave: 'main{top:0}' }
  const posture = new PageStyles({ needs, sheets, written }, { variables, sheets: ['posture-wave'] }, '', [], {})
  const { first, rest } = posture.parted(part('hero'), part('tabs'))
  expect(first).toMatch(/main{top:0}$/)
  expect(rest).toBe('b{top:0}main{top:0}')
})

test('a look has style sheets of its own on every page', () => {
  const needs = { ...styles.needs, 'posture-wave': ['wave'] }
  const sheets = { ...styles.sheets, wave: 'main{top:0}' }
  expect(
    new PageStyles({ needs, sheets, written }, { variables, sheets: ['posture-wave'] }, '', [], {}).of([], []),
  ).toContain('main{top:0}')
  expect(new PageStyles({ needs, sheets, written }, { variables, sheets: [] }, '', [], {}).of([], [])).not.toContain(
    'main{top:0}',
  )
})

test('only variables in use are declared, with those that they refer to', () => {
  expect(make().of(['hero'], [])).toContain(`${lookSelector}{--text:var(--ink);--gap:1rem;--ink:#111}`)
})

test('of a type and its parts a page has the rules for arrangements that are drawn in a section or around them', () => {
  const sheets = {
    ...styles.sheets,
    'src/sections/hero.module.css': '.a[data-look=bleed]{top:0}.b[data-look=slim]{top:1px}.c{top:2px}',
    'src/parts/action.module.css': '.d[data-look=outline]{top:3px}.e[data-look=quiet]{top:4px}',
  }
  const needs = { shell: ['base'], hero: ['src/sections/hero.module.css', 'src/parts/action.module.css'] }
  const made = new PageStyles(
    { needs, sheets, written },
    { variables, sheets: [] },
    '',
    ['look=quiet', '.c', '.d', '.e'],
    {},
  )
  expect(made.of(['hero'], ['look=bleed', '.a', '.b'])).toMatch(
    /.a\[data-look=bleed\]{top:0}.c{top:2px}.e\[data-look=quiet\]{top:4px}$/,
  )
  expect(made.of(['hero'], ['look=slim', '.a', '.b'])).toMatch(
    /.b\[data-look=slim\]{top:1px}.c{top:2px}.e\[data-look=quiet\]{top:4px}$/,
  )
})

test('a page has the rules for its classes, and for those that its scripts may write', () => {
  const sheets = {
    base: '.visually-hidden{top:0}',
    'src/sections/form.module.css': '.form{top:1px}.thanks{top:2px}',
    'src/sections/tabs.module.css': '.tabs{top:3px}',
    'src/parts/pager.module.css': '.pager{top:4px}.form .next{top:5px}',
  }
  const needs = { shell: ['base'], form: Object.keys(sheets).slice(1) }
  const scripts = {
    form: { sheets: ['src/sections/form.module.css'] },
    tabs: { sheets: ['src/parts/pager.module.css'] },
  }
  const made = new PageStyles({ needs, sheets, written }, { variables, sheets: [] }, '', ['.tabs'], scripts)
  expect(made.of(['form'], ['.next'])).toMatch(
    /}.visually-hidden{top:0}.form{top:1px}.thanks{top:2px}.tabs{top:3px}.form .next{top:5px}$/,
  )
})

test('variables have short names in a page, but for those that components write', () => {
  const sheets = { ...styles.sheets, hero: 'h1{gap:var(--gap);color:var(--ink)}h1 b{--gap:2rem;--ink:red}' }
  const made = new PageStyles(
    { ...styles, sheets, written: ['--text'] },
    { variables, sheets: [] },
    '@font-face{}',
    [],
    {},
  )
  expect(made.of(['hero'], [])).toMatch(
    /^@font-face{}:root.*{--text:var\(--(.)\);--(.):1rem;--\1:#111}.*gap:var\(--\2\)/,
  )
})

test('a value that is asked for once stands there, unless something else sets its variable too', () => {
  const of = (hero: string, dark = {}) =>
    new PageStyles(
      { ...styles, sheets: { ...styles.sheets, hero }, written: ['--text', '--ink'] },
      { variables, sheets: [], dark: { when: 'screen', variables: dark } },
      '',
      [],
      {},
    ).of(['hero'], [])
  expect(of('h1{gap:var(--gap)}')).toMatch(/--ink:#111}.*h1{gap:1rem}$/)
  expect(of('h1{gap:var(--gap)}h1 b{--gap:2rem}')).toMatch(/--(.):1rem;.*h1{gap:var\(--\1\)}h1 b{--\1:2rem}$/)
  expect(of('h1{gap:var(--gap,0)}')).toMatch(/h1{gap:var\(--.,0\)}$/)
  expect(of('h1{gap:var(--gap)}', { '--gap': '2rem' })).toMatch(/h1{gap:var\(--.\)}$/)
})

test('a long value that is asked for several times stays a variable', () => {
  const long = 'clamp(1rem,0.976rem + 0.11vw,1.0625rem)'
  const of = (hero: string) =>
    new PageStyles(
      { ...styles, sheets: { ...styles.sheets, hero } },
      { variables: { ...variables, '--size': long }, sheets: [] },
      '',
      [],
      {},
    ).of(['hero'], [])
  expect(of('h1{width:var(--size);height:var(--size)}')).toMatch(/h1{width:var\(--(.)\);height:var\(--\1\)}$/)
  expect(of('h1{width:var(--size)}')).toContain(`h1{width:${long}}`)
})

test('pages with the same marks have the same rules, in whatever order these are told, and others have others', () => {
  const sheets = { ...styles.sheets, 'hero.module.css': '.a{top:0}.b{top:1px}.c{top:2px}' }
  const needs = { shell: ['base'], hero: ['hero.module.css'] }
  const made = new PageStyles({ needs, sheets, written }, { variables, sheets: [] }, '', [], {})
  expect(made.of(['hero'], ['.a', '.b', '.b'])).toContain('.a{top:0}.b{top:1px}')
  expect(made.of(['hero'], ['.b', '.a'])).toBe(made.of(['hero'], ['.a', '.b']))
  expect(made.of(['hero'], ['.b'])).toMatch(/\}\.b\{top:1px\}$/)
  expect(made.of(['hero'], ['.c', '.b'])).toContain('.b{top:1px}.c{top:2px}')
})
