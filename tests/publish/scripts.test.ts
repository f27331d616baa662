import { expect, test } from 'vitest'
import { firstScript, loadingScript } from '../../src/agreed/first-script.ts'
import type { SiteSettings } from '../../src/generated/types.ts'
import { pageScripts } from '../../src/publish/engine/scripts.ts'

const script = (file: string, ...imports: string[]) => ({ file, imports, react: false, sheets: [] })
const scripts = { main: script('main.js'), islands: script('islands.js', 'main.js') }

const first = (hasIslands: boolean, settings: Partial<SiteSettings>) =>
  pageScripts(
    hasIslands,
    {
      name: 'Site',
      url: 'https://site.example',
      language: 'en',
      theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
      ...settings,
    },
    scripts,
    '',
  ).first

const footer = { menu: [], copyright: 'We' }

test('a page where nothing waits for a script only loads it', () => {
  expect(first(false, {})).toBe(loadingScript)
  expect(first(false, { footer })).toBe(loadingScript)
})

test.each([
  ['islands', true, {}],
  ['a strip that can be dismissed', false, { banner: { id: 'sale', text: 'Sale' } }],
  ['a notice that is accepted', false, { consent: { text: 'Cookies' } }],
  ['a chat', false, { chat: { href: 'https://chat.example', label: 'Chat', phone: '0', message: 'Hello' } }],
  ['a newsletter', false, { footer: { ...footer, newsletter: { heading: 'News', label: 'Address' } } }],
] satisfies [string, boolean, Partial<SiteSettings>][])(
  'a page with %s keeps what is pressed early',
  (_, hasIslands, settings) => {
    expect(first(hasIslands, settings)).toBe(firstScript)
  },
)
