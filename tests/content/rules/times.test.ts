import { describe, expect, test } from 'vitest'
import { judgeSite } from '../../../src/content/check.ts'
import type { At } from '../../../src/content/times/clock.ts'
import type { Page, Section, SharedUse, SiteFile } from '../../../src/generated/types.ts'
import { aPage, aSite, said, sourcesOf } from '../a-site.ts'

const hero: Section = { type: 'hero', heading: 'Care, well organised' }
const linkTo = (href: string, more: object = {}): Section => ({
  type: 'call-to-action',
  heading: 'See it',
  actions: [{ label: 'Book a demo', href }],
  ...more,
})
const offer = (more: Partial<Page> = {}, sections: (Section | SharedUse)[] = [hero]) =>
  aPage(sections, {
    path: '/offer',
    title: 'An offer for a month',
    description: 'What we offer in January to all who have written to us in the year before.',
    ...more,
  })
const january = { starts: '2027-01-01', ends: '2027-01-31' }

const judged = (site: SiteFile, at: At = '2026-06-01') => judgeSite(sourcesOf(site), { at })
const wrong = (site: SiteFile, at?: At) => said(judged(site, at).diagnostics)
const noticed = (site: SiteFile, at: At) => said(judged(site, at).notices)

describe('times', () => {
  test('a time zone that does not exist is told with the one that was meant', () => {
    const zone = (timezone: string) => wrong(aSite([hero], { settings: { timezone } }))
    expect(['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'].flatMap(zone)).toEqual([])
    expect(zone('Asia/Kolkatta')).toMatchInlineSnapshot(`
      [
        "/site/timezone  times
      There is no time zone "Asia/Kolkatta". Did you mean "Asia/Kolkata"?",
      ]
    `)
    expect(zone('Nowhere')).toMatchInlineSnapshot(`
      [
        "/site/timezone  times
      There is no time zone "Nowhere".
      It is named by a continent and a city, for example "Europe/London".",
      ]
    `)
  })

  test('days that do not exist, and what ends before it starts', () => {
    const sections = [
      hero,
      linkTo('/', { starts: '2027-02-29' }),
      linkTo('/', { starts: '2027-01-31T18:00', ends: '2027-01-31T18:00' }),
      linkTo('/', { starts: '2027-01-31', ends: '2027-01-31' }),
    ]
    expect(wrong(aSite(sections))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/1/starts  times
      There is no day "2027-02-29".
      Look at a calendar.",
        "/pages/0/sections/2/ends  times
      This section has ended when it starts: from 2027-01-31T18:00 until 2027-01-31T18:00.
      Nobody would ever see it. Look at the year.",
      ]
    `)
  })

  test('of a shared section the times are those that a page has', () => {
    const shared = { demo: linkTo('/', { ends: '2027-01-31' }) }
    const site = aSite([hero, { use: 'demo', starts: '2027-02-01' }, { use: 'demo', with: { ends: '2026-13-01' } }], {
      shared,
    })
    expect(wrong(site)).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/2/with/ends  schema
      "ends" cannot be "2026-13-01".
      It is a day as year, month, day, or a day and a time: "2027-01-31" or "2027-01-31T18:00".",
      ]
    `)
    const later = aSite([hero, { use: 'demo', with: { starts: '2027-02-01', ends: '2027-01-01' } }], { shared })
    expect(wrong(later)).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/1/with/ends  times
      This section has ended when it starts: from 2027-02-01 until 2027-01-01.
      Nobody would ever see it. Look at the year.",
      ]
    `)
  })

  test('the home page is always there', () => {
    expect(wrong(aSite([aPage([hero], { starts: '2027-01-01' })]))).toMatchInlineSnapshot(`
      [
        "/pages/0/starts  times
      The home page is always there.
      Remove "starts", or give it to sections of the page.",
      ]
    `)
  })
})

describe('links to what is there for a time', () => {
  const site = (link: Section | SharedUse, page: Partial<Page>, more: Parameters<typeof aSite>[1] = {}) =>
    aSite([aPage([hero, link]), offer(page)], more)

  test('are errors where visitors see them at other times', () => {
    expect(wrong(site(linkTo('/offer'), january))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/1/actions/0/href  links
      "/offer" leads to a page that is there only from 2027-01-01 until 2027-01-31.
      This link is there at other times, too. Give its section the same "starts" and "ends", or remove it.",
      ]
    `)
    expect(wrong(site(linkTo('/offer', { starts: '2027-01-01' }), january))).toHaveLength(1)
    expect(wrong(site(linkTo('/offer', { ends: '2027-01-31' }), january))).toHaveLength(1)
  })

  test('are right where visitors see them at these times only', () => {
    expect(wrong(site(linkTo('/offer', january), january))).toEqual([])
    expect(wrong(site(linkTo('/offer', { starts: '2027-01-05', ends: '2027-01-06T12:00' }), january))).toEqual([])
    expect(wrong(aSite([aPage([hero, linkTo('/offer', january)]), offer(january, [hero, linkTo('/offer')])]))).toEqual(
      [],
    )
  })

  test('in the banner are judged by its times', () => {
    const banner = { id: 'offer', text: 'See [the offer](/offer).' }
    const withBanner = (times: object) =>
      wrong(site(linkTo('/offer', january), january, { settings: { banner: { ...banner, ...times } } }))
    expect(withBanner(january)).toEqual([])
    expect(withBanner({})).toEqual([expect.stringContaining('leads to a page that is there only from 2027-01-01')])
  })

  test('are right once it has begun, and never become wrong by themselves', () => {
    const begun = site(linkTo('/offer'), { starts: '2027-01-01' })
    expect(wrong(begun, '2026-12-31T23:59')).toHaveLength(1)
    expect(wrong(begun, '2027-01-01')).toEqual([])
    expect(wrong(site(linkTo('/offer'), { ends: '2027-01-31' }), '2026-06-01')).toHaveLength(1)
    expect(wrong(site(linkTo('/offer'), { ends: '2027-01-31' }), '2027-06-01')).toHaveLength(1)
    const both = site(linkTo('/offer', january), january)
    for (const at of ['2026-12-31', '2027-01-01', '2027-01-31T23:59', '2027-02-01', '2030-01-01'])
      expect([at, wrong(both, at).filter((text) => !text.includes('orphan'))]).toEqual([at, []])
  })

  test('in a shared section are judged on each page that has it', () => {
    const shared = { demo: linkTo('/offer') }
    expect(wrong(site({ use: 'demo', ...january }, january, { shared }))).toEqual([])
    expect(wrong(site({ use: 'demo', with: january }, january, { shared }))).toEqual([])
    expect(wrong(site({ use: 'demo', starts: '2027-01-01' }, january, { shared }))).toHaveLength(1)
    expect(wrong(site({ use: 'demo' }, january, { shared: { demo: linkTo('/offer', january) } }))).toEqual([])
  })

  test('are errors in a header, which is always there', () => {
    const header = { menu: [{ label: 'Our offer', href: '/offer' }] } as never
    expect(wrong(site(linkTo('/offer', january), january, { settings: { header } }))).toMatchInlineSnapshot(`
      [
        "/site/header/menu/0/href  links
      "/offer" leads to a page that is there only from 2027-01-01 until 2027-01-31.
      This link is there at other times, too. Give its section the same "starts" and "ends", or remove it.",
      ]
    `)
  })

  test('that are drafts themselves may lead there', () => {
    expect(wrong(site(linkTo('/offer', { draft: true }), january)).filter((text) => text.includes('links'))).toEqual([])
  })

  test('may lead to one place after the other that have the same id', () => {
    const prices = (more: object) => ({ ...linkTo('/'), id: 'prices', ...more })
    const then = (starts: string) =>
      aSite([aPage([hero, linkTo('#prices'), prices({ ends: '2026-12-31' }), prices({ starts })])])
    expect(wrong(then('2027-01-01'))).toEqual([])
    expect(wrong(then('2027-01-02'))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/1/actions/0/href  links
      "#prices" leads to a section that is there only until 2026-12-31.
      This link is there at other times, too. Give its section the same "starts" and "ends", or remove it.",
      ]
    `)
    expect(wrong(then('2026-12-31'))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/3/id  unique-ids
      The id "prices" is also that of section 3 (call-to-action) of this page.
      Links to it would find only the first.",
      ]
    `)
  })

  test('headings of articles are among what is there in a period, and of no other', () => {
    const parts = [{ kind: 'text', body: '## Prices\n\nAs they are.' }] as const
    const article = (more: object): Section => ({ type: 'article', parts: [...parts], ...more })
    const prices = { ...linkTo('/'), id: 'article-prices', starts: '2027-01-01' }
    const clashes = (first: object, ...others: Section[]) =>
      wrong(aSite([aPage([{ ...hero, ...first }, ...others, prices])])).filter((text) => text.includes('unique-ids'))
    expect(clashes({ ends: '2026-12-31' }, article({}))).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/2/id  unique-ids
      The id "article-prices" is also that of section 2 (article) of this page.
      Links to it would find only the first.",
      ]
    `)
    expect(clashes({}, article({ ends: '2026-12-31' }))).toEqual([])
  })

  test('may lead to the name that each of two sections gets from its type', () => {
    const question = { heading: 'How?', text: 'So.' }
    const faq = (more: object): Section => ({ type: 'accordion', heading: 'Questions', items: [question], ...more })
    const sections = [hero, linkTo('/#accordion'), faq({ ends: '2026-12-31' }), faq({ starts: '2027-01-01' })]
    expect(wrong(aSite(sections))).toEqual([])
  })
})

describe('what is judged period by period', () => {
  test('a page that is empty for a time is told', () => {
    const page = (...sections: Section[]) => aSite([aPage([hero, linkTo('/offer')]), offer({}, sections)])
    expect(wrong(page({ ...hero, ...january }), '2027-01-15')).toMatchInlineSnapshot(`
      [
        "/pages/1/path  empty-pages (warning)
      From 2027-02-01 on no section of /offer is due: visitors would find an empty page.
      Give the page itself the times of its sections, or add a section that stays.",
      ]
    `)
    expect(wrong(page({ ...hero, starts: '2027-01-01' }))).toMatchInlineSnapshot(`
      [
        "/pages/1/path  empty-pages (warning)
      Now no section of /offer is due: visitors would find an empty page.
      Give the page itself the times of its sections, or add a section that stays.",
      ]
    `)
    expect(wrong(page({ ...hero, ends: '2027-01-31' }, { ...hero, starts: '2027-02-01' }))).toEqual([])
    const whole = aSite([aPage([hero, linkTo('/offer', january)]), offer(january, [{ ...hero, ...january }])])
    expect(wrong(whole)).toEqual([])
  })

  test('headings in texts follow those that are there at the time', () => {
    const text = (body: string, more: object = {}): Section => ({ type: 'rich-text', heading: 'Terms', body, ...more })
    const outline = (...sections: Section[]) =>
      wrong(aSite(sections), '2026-06-01').filter((each) => each.includes('outline'))
    const deep = { type: 'rich-text', body: '### Deep\n\nWords.' } as Section
    expect(outline(hero, text('Words.'), deep)).toEqual([])
    expect(outline(hero, text('Words.', { ends: '2027-01-31' }), deep)).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/2/body  outline
      "### Deep" skips a step: the heading before it is the main one.
      Begin with "## ".",
      ]
    `)
  })

  test('a page has one list of questions for search engines at a time', () => {
    const faq = (more: object): Section => ({
      type: 'accordion',
      heading: 'Questions',
      forSearch: true,
      items: [{ heading: 'How?', text: 'So.' }],
      ...more,
    })
    expect(wrong(aSite([hero, faq({ ends: '2026-12-31' }), faq({ starts: '2027-01-01' })]))).toEqual([])
    expect(wrong(aSite([hero, faq({ ends: '2027-01-01' }), faq({ starts: '2027-01-01' })]))).toHaveLength(1)
  })
})

describe('calendar', () => {
  const site = aSite([aPage([hero, linkTo('/offer', january)]), offer({ ...january, ends: '2027-01-31T18:00' })], {
    settings: { timezone: 'Asia/Kolkata' },
  })

  test('says fourteen days before that something ends, and afterwards that it has', () => {
    expect(noticed(site, '2027-01-17T17:59')).toEqual([])
    expect(noticed(site, '2027-01-17T18:00')).toHaveLength(1)
    expect(noticed(site, '2027-01-18')).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/1/ends  calendar (notice)
      This section ends on 2027-01-31, in 13 days.
      Visitors will not see it after that. If it goes on, write a later day.",
        "/pages/1/ends  calendar (notice)
      This page ends on 2027-01-31 at 18:00, in 13 days.
      Visitors will not see it after that. If it goes on, write a later day.",
      ]
    `)
    expect(noticed(site, '2027-01-30')).toMatchObject(
      [/, tomorrow\./, /, tomorrow\./].map((words) => expect.stringMatching(words)),
    )
    expect(noticed(site, '2027-01-31T17:59').join()).toContain('ends on 2027-01-31 at 18:00, today.')
    expect(noticed(site, '2027-02-01')).toMatchInlineSnapshot(`
      [
        "/pages/0/sections/1/ends  calendar (notice)
      This section ended on 2027-01-31.
      Visitors see it no more. Remove it, or write a later day.",
        "/pages/1/ends  calendar (notice)
      This page ended on 2027-01-31 at 18:00.
      Visitors see it no more. Remove it, or write a later day.",
      ]
    `)
  })

  test('says it of the banner', () => {
    const ends = aSite([hero], { settings: { banner: { id: 'news', text: 'We have moved.', ends: '2027-01-31' } } })
    expect(noticed(ends, '2027-02-01')).toMatchInlineSnapshot(`
      [
        "/site/banner/ends  calendar (notice)
      This banner ended on 2027-01-31.
      Visitors see it no more. Remove it, or write a later day.",
      ]
    `)
  })

  test('tells the times of a shared section where they are written', () => {
    const shared = { demo: linkTo('/', { ends: '2027-01-31' }) }
    const uses = aSite([hero, { use: 'demo' }, { use: 'demo', ends: '2027-01-20' }], { shared })
    expect(noticed(uses, '2027-01-19').map((text) => text.split('\n')[0])).toEqual([
      '/pages/0/sections/2/ends  calendar (notice)',
      '/shared/demo/ends  calendar (notice)',
    ])
  })

  test('tells an article with a day that is still to come', () => {
    const article = { article: { published: '2027-03-01' } }
    const dated = (more: Partial<Page>) => aSite([aPage([hero, linkTo('/offer')]), offer({ ...article, ...more })])
    expect(noticed(dated({}), '2027-02-28T23:59')).toMatchInlineSnapshot(`
      [
        "/pages/1/article/published  calendar (notice)
      The day 2027-03-01 is still to come, and visitors find the page before.
      Look at the year, or keep the page back with "starts": "2027-03-01".",
      ]
    `)
    expect(noticed(dated({}), '2027-03-01')).toEqual([])
    const updated = dated({ article: { published: '2027-02-01', updated: '2027-03-02' } })
    expect(noticed(updated, '2027-03-01').map((text) => text.split('\n')[0])).toEqual([
      '/pages/1/article/updated  calendar (notice)',
    ])
    expect(noticed(dated({ starts: '2027-03-01' }), '2026-06-01')).toEqual([])
    expect(noticed(dated({ draft: true }), '2026-06-01')).toEqual([])
  })

  test('changes no verdict, and can be ignored whether it says something or not', () => {
    const ignore = [{ rule: 'calendar', reason: 'It stays as a record of what we did.' }]
    const quiet = aSite([aPage([hero, linkTo('/', { ends: '2027-01-31', ignore })])])
    for (const at of ['2026-06-01', '2027-01-31', '2027-06-01'])
      expect([at, wrong(quiet, at), noticed(quiet, at)]).toEqual([at, [], []])
  })
})
