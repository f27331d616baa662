import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from '../../src/parts/icon.tsx'
import { iconFiles } from '../../src/parts/icon-files.ts'

test('an icon is one path, and nothing for screen readers', () => {
  expect(renderToStaticMarkup(<Icon name="search" />)).toBe(
    '<svg aria-hidden="true" class="icon" height="24" viewBox="0 0 24 24" width="24"><path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6"></path></svg>',
  )
})

test('an icon of Health Icons is filled', () => {
  expect(renderToStaticMarkup(<Icon name="hospital" />)).toContain('data-filled="true"')
})

test('no icon is nothing', () => {
  expect(renderToStaticMarkup(<Icon name={undefined} />)).toBe('')
})

test.each(Object.entries(iconFiles))('%s is made of paths alone, each with a start of its own', (_, svg) => {
  const shapes = svg.match(/<(?!svg|\/svg)[^>]+>/g) ?? []
  const drawn = shapes.filter((shape) => !shape.startsWith('<path stroke="none"'))
  expect(drawn.length).toBeGreaterThan(0)
  expect(
    drawn.filter((shape) => !/^<path( [a-z-]+="[^"]*")*? d="M[^"]+"( [a-z-]+="[^"]*")* ?\/>$/.test(shape)),
  ).toEqual([])
})
