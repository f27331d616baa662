import { expect, test } from 'vitest'
import type { Page, SiteSettings } from '../../../src/generated/types.ts'
import { aPage, aSite, fixed, saidBy } from '../a-site.ts'

const footer = { menu: [{ heading: 'Wards', links: [{ label: 'Home', href: '/' }] }], copyright: 'Ours.' }
const pageOf = (path: string, languages?: Page['languages']) =>
  aPage([{ type: 'hero', heading: 'A page' }], { path, ...(languages && { languages }) })

const siteOf = (languages: SiteSettings['languages'] | undefined, ...pages: Page[]) =>
  aSite(pages.length > 0 ? pages : [pageOf('/')], { settings: { footer, ...(languages && { languages }) } })

const saidOf = (...site: Parameters<typeof siteOf>) => saidBy('other-languages', siteOf(...site))

const french = 'https://fr.sample.example'

test('a site may be in other languages, also below a path of its host, and only some pages with it', () => {
  const languages = { fr: french, 'pt-BR': 'https://sample.example/pt' }
  expect(saidOf(languages, pageOf('/'), pageOf('/wards', { fr: '/services' }), pageOf('/news'))).toEqual([])
})

test('what is no address of a site, or no language, is told with its cure', () => {
  expect(
    saidOf({ fr: `${french}/`, de: '/de', it: 'http://it.sample.example', French: french }),
  ).toMatchInlineSnapshot(`
    [
      "/site/languages/fr  schema
    "fr" cannot be "https://fr.sample.example/".
    The address is a whole one: it starts with "https://" and has no slash at the end, for example "https://www.bac-de-la-baie.example". Write "https://fr.sample.example".
    fix: change to "https://fr.sample.example"",
      "/site/languages/de  schema
    "de" cannot be "/de".
    The address is a whole one: it starts with "https://" and has no slash at the end, for example "https://www.bac-de-la-baie.example".",
      "/site/languages/it  schema
    "it" cannot be "http://it.sample.example".
    The address is a whole one: it starts with "https://" and has no slash at the end, for example "https://www.bac-de-la-baie.example".",
      "/site/languages/French  schema
    "French" cannot be a name here.
    A language is two or three small letters, and maybe a country: "fr" or "fr-CA".",
    ]
  `)
})

test('the own language, one that has another name, one that nobody knows and an address of two are told', () => {
  const languages = { en: 'https://en.sample.example', iw: 'https://he.sample.example', qqx: french, fr: french }
  expect(saidOf(languages)).toMatchInlineSnapshot(`
    [
      "/site/languages/en
    "en" is the language of this site.
    Only the others stand here: remove this one.",
      "/site/languages/iw
    Browsers and search engines know "iw" as "he".
    Write "he".
    fix: rename to "he"",
      "/site/languages/qqx (warning)
    "qqx" names no language.
    Write the language alone, such as "de", or with its country, such as "de-AT".",
      "/site/languages/fr
    "qqx" and "fr" have the same address.
    Each language is a site of its own: write where this one is.",
    ]
  `)
  expect(saidOf({ iw: french, he: 'https://he.sample.example' })[0]).not.toContain('fix')
})

test('languages that no footer leads to are told', () => {
  expect(
    saidBy('other-languages', aSite([pageOf('/')], { settings: { languages: { fr: french } } })),
  ).toMatchInlineSnapshot(`
    [
      "/site/languages (warning)
    No visitor is led to the other languages: the links stand in the footer, and the site has none.
    Add a "footer" to the settings.",
    ]
  `)
})

test('a page in a language that the site is not said to be in is told', () => {
  const home = pageOf('/')
  expect(saidOf(undefined, home, pageOf('/wards', { fr: '/services' }))).toMatchInlineSnapshot(`
    [
      "/pages/1/languages/fr
    This site has no "fr" among its other languages.
    Write under "languages" in the settings where the site is in it: { "fr": "https://…" }.",
    ]
  `)
  expect(saidOf({ fr: french }, home, pageOf('/wards', { de: '/stationen' }))).toMatchInlineSnapshot(`
    [
      "/pages/1/languages/de
    This site has no "de" among its other languages.
    There are: "fr". They are written under "languages" in the settings.",
    ]
  `)
})

test('a language that the settings name with its country is named so in pages by a fix', () => {
  const site = siteOf({ 'fr-CA': french }, pageOf('/'), pageOf('/wards', { fr: '/services' }))
  expect(JSON.parse(fixed(JSON.stringify(site, null, 2))).pages[1].languages).toEqual({ 'fr-CA': '/services' })
})

test('two pages that are the same one elsewhere are told, and a home page is one by itself', () => {
  const pages = [
    pageOf('/wards', { fr: '/services' }),
    pageOf('/units', { fr: '/services' }),
    pageOf('/start', { fr: '/' }),
  ]
  expect(saidOf({ fr: french }, pageOf('/'), ...pages)).toMatchInlineSnapshot(`
    [
      "/pages/2/languages/fr (warning)
    In "fr" the page "/wards" is "/services" already: search engines believe neither.
    Write it on one of the two pages.",
      "/pages/3/languages/fr (warning)
    In "fr" the page "/" is "/" already: search engines believe neither.
    Write it on one of the two pages.",
    ]
  `)
  expect(saidOf({ fr: french }, pageOf('/', { fr: '/accueil' }), pageOf('/start', { fr: '/' }))).toEqual([])
})
