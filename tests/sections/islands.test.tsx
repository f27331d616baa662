import { existsSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandRoot } from '../../src/browser/islands/root.tsx'
import { root } from '../../src/root.ts'
import { examples } from './examples.ts'
import { html } from './render.ts'

type Element = DefaultTreeAdapterTypes.Element

function* elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* elementsIn(child)
  }
}

function attributeOf(element: Element, attribute: string): string | undefined {
  return element.attrs.find(({ name }) => name === attribute)?.value
}

/** What the build has left of an island for the browser: its HTML, its data, and what never changes in it. */
function islandOf(section: string) {
  const elements = [...elementsIn(parseFragment(section))]
  const place = elements.find((element) => attributeOf(element, 'data-root') !== undefined)
  const data = elements.find((element) => attributeOf(element, 'type') === 'application/json')
  if (!place || !data) return undefined
  const statics: { html: string }[] = []
  for (const element of elementsIn(place)) {
    const index = attributeOf(element, 'data-static')
    if (index !== undefined) statics[Number(index)] = { html: serialize(element) }
  }
  return { html: serialize(place), props: JSON.parse(serialize(data)) as object, statics }
}

for (const { name, section } of examples) {
  const file = path.join(root, `src/sections/${section.type}.island.tsx`)
  const island = existsSync(file) ? islandOf(html(section)) : undefined
  if (!island) continue
  // React takes over what stands in the page, and mends no attribute in it.
  test(`${name} stands in the page as its island is drawn in the browser`, async () => {
    const { default: Island } = (await import(file)) as { default: ComponentType<object> }
    const drawn = renderToString(
      <IslandRoot statics={island.statics}>
        <Island {...island.props} />
      </IslandRoot>,
      { identifierPrefix: 'here-' },
    )
    expect(island.html).toBe(serialize(parseFragment(drawn)))
  })
}
