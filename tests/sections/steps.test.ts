import { expect, test } from 'vitest'
import { all, full, html } from './render.ts'

test('a row of steps is a list in order and needs no script', () => {
  const text = html(full('steps', { look: 'row' }))
  expect(all(text, /<ol [^>]*data-columns="(\d)"/g)).toEqual(['3'])
  expect(text).not.toContain('data-island')
})

test('a guide has a link to each step, which works without script', () => {
  const text = html(full('steps'))
  expect(all(text, /<a href="#([^"]*)"/g)).toEqual(['step1', 'step2', 'step3'])
  expect(all(text, /<li [^>]*id="([^"]*)"/g)).toEqual(['step1', 'step2', 'step3'])
})

test('steps without an id are named after the section', () => {
  const items = full('steps').items.map(({ id: _, ...item }) => item)
  const text = html(full('steps', { items }))
  expect(all(text, /<a href="#([^"]*)"/g)).toEqual(['here_step-1', 'here_step-2', 'here_step-3'])
  expect(all(text, /<li [^>]*id="([^"]*)"/g)).toEqual(['here_step-1', 'here_step-2', 'here_step-3'])
})

test('the navigation has a name', () => {
  expect(html(full('steps'))).toContain('<nav aria-label="Three days from squeak to song"')
})

test('the colours of a step are variables', () => {
  expect(all(html(full('steps')), / style="([^"]*)"/g)).toEqual(['--text:#24384a;--surface:#f2dfbd'])
})
