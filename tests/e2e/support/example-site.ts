import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Section, SiteFile } from '../../../src/generated/types.ts'
import { examples } from '../../sections/examples.ts'
import { version } from '../../version.ts'
import {
  allCards,
  cards,
  essay,
  fewCards,
  filter,
  form,
  formBelow,
  formOfNames,
  guide,
  hostedFilm,
  introduced,
  invitation,
  longAnswers,
  longWords,
  notes,
  openForm,
  ownFilm,
  ownTones,
  panelForm,
  picture,
  questions,
  seven,
  silentForm,
  slider,
  tabs,
  tiles,
  toned,
  unlike,
} from './sections.ts'
import { logos, settings, withLooks } from './settings.ts'

const folder = '.cache/e2e-sites/examples'

/** The site that the engine's tests look at: its content, and what is built of it. */
export const exampleSite = { config: `${folder}/pages.json`, dist: `${folder}/dist` }

/** A few pages in a shell with another look, and with all that few sites have. */
export const siteWithLooks = { config: `${folder}/looks.json`, dist: `${folder}/looks` }

/** The same pages in a language that is written from right to left. */
export const siteFromRight = { config: `${folder}/from-right.json`, dist: `${folder}/from-right` }

/**
 * Writes the sites: sections that tests operate on, whose words are their own, and the examples of all section types,
 * each on a page of its own, which tests only look at.
 */
export function writeExampleSite(): void {
  write('pages.json', JSON.stringify(content))
  const pages = ['/', '/text', '/about'].map((path) => page(path, [hero(path), long]))
  const inTheMiddle = page('/in-the-middle', [hero('in the middle'), introduced])
  const flat = page('/flat-cards', [hero('flat cards'), ...withCards('tint')])
  write('looks.json', JSON.stringify({ ...content, site: withLooks, pages: [...pages, inTheMiddle, flat] }))
  write('from-right.json', JSON.stringify({ ...content, site: { ...settings, language: 'ar' } }))
  for (const file of [picture.src, '/favicon.svg']) write(`public${file}`, drawing)
  write('public/films/film.webm', '')
  write('public/films/film.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello.\n')
  for (const file of Object.values(logos)) write(`public${file}`, drawing.replaceAll('480', '80'))
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path fill="#0b4f9e" d="M0 0h640v480H0z"/></svg>'

function write(name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** What has cards, or cells of another ground, in a section of a tone. */
const withCards = (tone: 'tint' | 'brand') =>
  examples
    .filter(({ name }) => ['carousel-2', 'comparison-2', 'filter-list-2', 'pricing-2', 'steps-2'].includes(name))
    .map(({ section }): Section => ({ ...section, tone }))

/** What is filled in or followed, in sections of a tone. */
const usedOn = (tone: 'brand') =>
  [{ ...form, name: 'coloured' }, guide].map((section): Section => ({ ...section, tone }))

const home = { label: 'Go to the start', href: '/' }

const long: Section = { type: 'rich-text', body: 'A paragraph of a long page.\n\n'.repeat(60).trim() }

function hero(name: string): Section {
  return { type: 'hero', heading: `Page ${name}` }
}

function page(path: string, sections: Section[], more: Partial<Page> = {}): Page {
  const title = `The page ${path} of the tests`
  return { path, title, description: `${title}, which is opened in a browser and looked at.`, sections, ...more }
}

const content: SiteFile = {
  version,
  site: settings,
  pages: [
    page('/', [slider, cards, tiles]),
    page('/text', [hero('text'), long]),
    page('/about', [hero('about'), tiles]),
    // So long that a part of its styles comes in a file.
    page('/long', [hero('long'), tiles, ...Array<Section>(30).fill(long), questions]),
    page('/bare', [hero('bare'), { type: 'call-to-action', heading: 'Go on', actions: [home] }], { layout: 'bare' }),
    page('/cards', [hero('cards'), cards]),
    page('/all-cards', [hero('all cards'), allCards]),
    page('/few-cards', [hero('few cards'), fewCards]),
    ...(['bleed', 'centered'] as const).map((look) =>
      page(`/${look}`, [{ type: 'hero', heading: `Page ${look}`, look, image: picture }, tiles]),
    ),
    page('/alone', [{ type: 'hero', heading: 'Page alone', look: 'editorial' }, tiles]),
    page('/actions', [hero('actions'), invitation]),
    page('/tabs', [hero('tabs'), tabs, long]),
    page('/seven', [hero('seven'), seven]),
    page('/unlike', [hero('unlike'), unlike('tile-grid'), unlike('carousel')]),
    page('/filter', [hero('filter'), filter]),
    page('/questions', [hero('questions'), questions]),
    page('/long-answers', [hero('long answers'), longAnswers]),
    page('/guide', [hero('guide'), guide]),
    page('/films', [hero('films'), hostedFilm, ownFilm]),
    page('/read', [hero('read'), tiles]),
    page('/read/first', [essay], { article: { published: '2025-01-01' } }),
    page('/read/second', [essay], {
      image: picture,
      shareCard: true,
      article: { published: '2025-02-01', updated: '2025-02-03', author: 'ada' },
    }),
    page('/notes', [hero('notes'), notes]),
    ...['a', 'b', 'c', 'd', 'e'].map((name, index) =>
      page(`/notes/${name}`, [hero(name)], {
        topics: index < 3 ? ['roses'] : ['soil'],
        entry: { heading: `Note ${name}` },
      }),
    ),
    page('/form', [hero('form'), form]),
    page('/open-form', [hero('open form'), openForm]),
    page('/form-of-names', [hero('a form of names'), formOfNames]),
    page('/panel-form', [panelForm], { layout: 'bare' }),
    page('/below-form', [hero('a form far below'), seven, formBelow, tiles]),
    page('/silent-form', [hero('silent form'), silentForm]),
    page('/tones', [hero('tones'), ...toned('cards')]),
    page('/open-tones', [hero('open tones'), ...toned('open')]),
    page('/own-tones', [hero('own tones'), ownTones]),
    page('/on-brand', [hero('on brand'), ...withCards('brand')]),
    page('/used-on-brand', [hero('what is used on brand'), ...usedOn('brand')]),
    page('/long-words', [...longWords]),
    ...examples.map(({ name, section }) => page(`/${name}`, [hero(name), section])),
  ],
}
