import { describe, expect, test } from 'vitest'
import { mend } from '../../../src/changes/fix.ts'
import { aPage, aSite, check, sourcesOf } from '../a-site.ts'
import { addresses, emptyLabels, rightAddresses, rightLabels } from './links.ts'

const variables = { phone: '+91 00000 00000', email: 'hello@sample.example' }
const contact = aPage([{ type: 'hero', id: 'form', heading: 'Write to us' }], {
  path: '/contact',
  title: 'Contact our hospital team',
  description: 'Write to us or call us; somebody answers within one working day, always.',
})

/** A site with a link. */
function siteWith(href: string, label = 'See the wards', language = 'en') {
  const words = {
    heading: 'Care',
    text: 'Ring {phone}, [write](mailto:{email}) or [come](/contact).',
    actions: [{ label, href }],
  }
  return aSite([aPage([{ type: 'hero', ...words }]), contact], { settings: { variables, language } })
}

const told = (site: ReturnType<typeof siteWith>) =>
  check(site).map(({ rule, message, hint }) => [`${rule}: ${message}`, hint].filter(Boolean).join(' '))

describe('an address that leads visitors nowhere is told once', () => {
  test.each(addresses)('$href', ({ href, told: wanted, mended = href }) => {
    const said = told(siteWith(href))
    expect(said.map((each) => each.slice(0, wanted.length))).toEqual([wanted])
    expect(mend(sourcesOf(siteWith(href))).sources.config.parsed.value).toEqual(siteWith(mended))
  })
})

test.each([...rightAddresses, '/'])('the address %s is right', (href) => {
  expect(told(siteWith(href))).toEqual([])
})

const pairs = (labels: typeof emptyLabels) =>
  Object.entries(labels).flatMap(([language, list]) => list.map((label) => ({ language, label })))

test.each(pairs(emptyLabels))('"$label" says nothing in $language', ({ language, label }) => {
  expect(told(siteWith('/contact', label, language))[0]).toContain(
    `The link text "${label}" does not say where it leads.`,
  )
})

test.each(pairs(rightLabels))('"$label" says something in $language', ({ language, label }) => {
  expect(told(siteWith('/contact', label, language))).toEqual([])
})
