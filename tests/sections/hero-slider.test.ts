import { expect, test } from 'vitest'
import { headingOf } from '../../src/generated/headings.ts'
import { all, full, html } from './render.ts'

const headings = (text: string) => all(text, /<h(\d)>/g)

test('its first slide has the h1 where it opens the page', () => {
  expect(headings(html(full('hero-slider'), { level: 1, first: true }))).toEqual(['1', '2', '2'])
})

test('it begins with the heading of its first slide', () => {
  const section = full('hero-slider')
  expect(headingOf(section)).toBe(section.items[0]?.heading)
})

test('it has no h1 further down', () => {
  expect(headings(html(full('hero-slider')))).toEqual(['2', '2', '2'])
})

test('only the picture that is seen at once loads at once', () => {
  const images = all(html(full('hero-slider'), { first: true }), /<img ([^>]*)>/g)
  expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, true, true])
})

test('slides that run can be paused, others need no such button', () => {
  const { interval: _, ...still } = full('hero-slider')
  expect(html(full('hero-slider'))).toContain('aria-label="Pause the slides"')
  expect(html(still)).not.toContain('aria-label="Pause the slides"')
})

test('each slide says which it is', () => {
  const slides = all(html(full('hero-slider')), /aria-label="(\d of \d)" aria-roledescription="slide"/g)
  expect(slides).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})

test('without script the row of slides can be scrolled with the keyboard', () => {
  expect(html(full('hero-slider'))).toContain('tabindex="0"')
})
