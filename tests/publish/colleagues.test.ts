import { expect, test } from 'vitest'
import type { Site } from '../../src/content/resolve/site.ts'
import { usualWords } from '../../src/generated/words.ts'
import { forColleagues } from '../../src/publish/colleagues.ts'

const notSent = 'This is a preview: nothing was sent.'

const site: Site = {
  settings: {
    name: 'Site',
    url: 'https://site.example',
    language: 'en',
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    leads: { base: 'https://leads.example' },
    budgets: { html: 1 },
    footer: { menu: [], copyright: 'Site', newsletter: { heading: 'News', label: 'E-mail', failure: 'Try later.' } },
  },
  words: usualWords,
  pages: [
    {
      path: '/',
      title: 'Home',
      description: 'The page that everybody comes to.',
      file: 'pages.json',
      pointer: '/pages/0',
      draft: true,
      sections: [
        { type: 'hero', heading: 'A draft', draft: true },
        { type: 'form', name: 'ask', heading: 'Ask', fields: [], labels: { submit: 'Ask' }, failure: 'Try later.' },
      ],
    },
  ],
  publicFiles: new Set(),
}

test('colleagues see drafts, and search engines see nothing', () => {
  const [page] = forColleagues(site).pages
  expect(page).toMatchObject({ path: '/', noindex: true })
  expect(page?.sections[0]).toBe(site.pages[0]?.sections[0])
})

test('no form knows where leads go, and each says that nothing was sent, whatever its author wrote', () => {
  const { settings, words, pages } = forColleagues(site)
  expect(settings.leads).toBeUndefined()
  expect(pages[0]?.sections[1]).toMatchObject({ type: 'form', failure: notSent })
  expect(settings.footer?.newsletter).toEqual({ heading: 'News', label: 'E-mail', failure: notSent })
  expect([words.form.failure, words.newsletter.failure]).toEqual([notSent, notSent])
})

test('a page that is too heavy to publish can be looked at', () => {
  expect(forColleagues(site).settings.budgets).toBeUndefined()
})
