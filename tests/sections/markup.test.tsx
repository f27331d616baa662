import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandRoot } from '../../src/browser/islands/root.tsx'
import { usualWords } from '../../src/generated/words.ts'
import AccordionIsland, { AccordionGroups } from '../../src/sections/accordion.island.tsx'
import FilterListIsland, { FilterListGroups } from '../../src/sections/filter-list.island.tsx'
import FormIsland from '../../src/sections/form.island.tsx'
import { FormMarkup } from '../../src/sections/form.markup.tsx'
import TabsIsland from '../../src/sections/tabs.island.tsx'
import { TabsMarkup } from '../../src/sections/tabs.markup.tsx'

const statics = ['One', '<two>', 'Three', 'Four'].map((node) => ({ node }))

/** Letter by letter: React takes over what stands in the page, and mends no attribute in it. */
function expectSame<P extends object>(Island: ComponentType<P>, Markup: ComponentType<P>, ...each: P[]) {
  const drawn = (Component: ComponentType<P>, props: P) =>
    renderToString(
      <IslandRoot statics={statics}>
        <Component {...props} />
      </IslandRoot>,
      { identifierPrefix: 'here-' },
    )
  for (const props of each) expect(drawn(Markup, props)).toBe(drawn(Island, props))
}

const labels = ['A & <b>', "It's", 'The "third" one', 'Four']

test('the server draws the groups of an accordion as Mantine does in the browser', () => {
  const props = { id: 'here', label: 'Which "one"?' }
  expectSame(AccordionIsland, AccordionGroups, { ...props, groups: labels }, { ...props, groups: labels.slice(2) })
})

test('the server draws the groups of a list as Mantine does in the browser', () => {
  const groups = labels.map((label) => ({ label, entries: 2 }))
  const props = { id: 'here', label: 'Which?', words: usualWords.choices, groups }
  expectSame(FilterListIsland, FilterListGroups, { ...props, parameter: 'kind' }, { ...props, parameter: undefined })
})

test('the server draws tabs as Mantine does in the browser', () => {
  const props = { id: 'here_tabs', label: 'Which "one"?', tabs: labels }
  expectSame(
    TabsIsland,
    TabsMarkup,
    { ...props, parameter: 'tab' },
    { ...props, parameter: undefined, tabs: labels.slice(2) },
  )
})

test('the server draws a form as Mantine does in the browser', () => {
  const props = { id: 'here', name: 'a-form', label: 'Ask "us"', words: usualWords.form, address: '/leads/a-form' }
  const fields = [
    { kind: 'text', name: 'name', label: 'Name', required: true, help: 0 },
    { kind: 'consent', name: 'privacy', label: 'Your data', help: undefined, text: 1 },
  ] as const
  expectSame(
    FormIsland,
    FormMarkup,
    { ...props, fields: [...fields] },
    { ...props, fields: fields.slice(1), unreachable: 2 },
    { ...props, fields: [], note: 0, afterwards: { heading: 1, body: 2, actions: undefined } },
    { ...props, fields: [], address: undefined },
  )
})
