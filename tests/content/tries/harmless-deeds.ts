import { sound } from './site.ts'
import { both, type Damage, drop, move, put, save, type Try, write } from './try.ts'

const page = (more: object) => JSON.stringify({ ...JSON.parse(String(sound['pages/team.json'])), ...more })

const deeds: Record<string, Damage> = {
  'a shared section that is called as a type': both(
    put('/shared/hero', { type: 'hero', heading: 'Pianos for all' }),
    put('/sections/1', { use: 'hero' }, 'pages/workshop.json'),
  ),
  'an id that is called as a field': put('/pages/1/sections/0/id', 'sections'),
  'a page that is called as a type': both(
    save(
      'pages/faq.json',
      page({
        path: '/faq',
        title: 'Questions and their answers',
        description: 'What people ask us about pianos, and what we answer: prices, times, places and all the rest.',
      }),
    ),
    put('/pages/0/sections/0/actions/0/href', '/faq'),
    write('[Write to her](/contact)', '[Write to her](/team)', 'pages/team.json'),
  ),
  'a variable that is called as a field': both(
    put('/site/variables/title', 'Piano makers'),
    write('"text": "Keys, felts', '"text": "{title}: keys, felts'),
  ),
  'a form field that is called as a field of ours': put('/pages/1/sections/2', {
    type: 'form',
    name: 'image',
    heading: 'Send us a line',
    fields: [
      { kind: 'text', name: 'title', label: 'Your title' },
      { kind: 'text', name: 'type', label: 'Type of piano' },
    ],
  }),
  'words that are types': put('/pages/0/sections/1/items/0', { heading: 'hero', text: 'accordion' }),
  'a link to the file of a page that is there': both(
    save('public/team.json', '{}'),
    put('/pages/0/sections/0/actions/0/href', '/team.json'),
    put('/site/header/menu/0/href', '/team'),
    put('/site/header/menu/1/href', '/workshop'),
  ),
  'two pictures of one name': both(
    save('public/images/people/grand.svg', String(sound['public/images/grand.svg'])),
    put('/sections/0/items/1/image', { src: '/images/people/grand.svg', alt: 'Bo at a grand' }, 'pages/team.json'),
  ),
  'the file ends without a new line': (files) => ({ ...files, 'pages.json': String(files['pages.json']).trimEnd() }),
  'line breaks of Windows': (files) => ({
    ...files,
    'pages.json': String(files['pages.json']).replaceAll('\n', '\r\n'),
  }),
  'all on one line': (files) => ({ ...files, 'pages.json': JSON.stringify(JSON.parse(String(files['pages.json']))) }),
  'tabs for spaces': (files) => ({ ...files, 'pages.json': String(files['pages.json']).replaceAll('  ', '\t') }),
  'letters as escapes': write('Pianos that last', 'Pianos \\u0074hat last'),
  'a page that is kept back': save('pages/next.json', page({ path: '/next', draft: true })),
  'a page that nobody is to find': save(
    'pages/next.json',
    page({
      path: '/next',
      noindex: true,
      title: 'What comes next',
      description: 'What we will do in the next year, and why.',
    }),
  ),
  'page files in folders': both(move('pages/team.json', 'pages/people/team.json')),
  'a page file with another name': move('pages/team.json', 'pages/People of ours.json'),
  'patterns one by one': put('/include', ['pages/team.json', 'pages/workshop.json']),
  'two patterns': put('/include', ['pages/t*.json', 'pages/w*.json']),
  'what is no page beside the pages': both(
    put('/include', ['pages/t*.json', 'pages/w*.json']),
    save('pages/data.json', '{ "prices": [] }'),
  ),
  'notes beside the pages': save('pages/notes.txt', 'Ask Ada.'),
  'a file with a space in its name': both(
    save('public/downloads/price list.pdf', '%PDF-1.4'),
    put('/pages/0/sections/0/actions/0/href', '/downloads/price%20list.pdf'),
  ),
  'a file with an accent in its name': both(
    save('public/downloads/préis.pdf', '%PDF-1.4'),
    put('/pages/0/sections/0/actions/0/href', '/downloads/pr%C3%A9is.pdf'),
  ),
  'a redirect from a file that is gone': put('/site/redirects/2', { from: '/old.html', to: '/team' }),
  'a redirect to another site': put('/site/redirects/2', { from: '/shop', to: 'https://shop.example' }),
  'a redirect with capitals': put('/site/redirects/2', { from: '/Team', to: '/team' }),
  'a redirect to a place on a page': put('/site/redirects/2', { from: '/hours', to: '/contact#opening-hours' }),
  'a redirect to a file': put('/site/redirects/2', { from: '/list', to: '/downloads/repairs.pdf' }),
  'a path of three steps': both(
    put('/path', '/about/us/team', 'pages/team.json'),
    put('/site/redirects/2', { from: '/team', to: '/about/us/team' }),
    put('/site/redirects/0', { from: '/about-us', to: '/about/us/team' }),
  ),
  'a path with digits': both(
    put('/path', '/2025-team', 'pages/team.json'),
    put('/site/redirects/0', { from: '/team', to: '/2025-team' }),
  ),
  'a page named like another': save(
    'pages/teams.json',
    page({ path: '/teams', noindex: true, title: 'Teams that we play for', description: 'Orchestras and schools.' }),
  ),
  'a variable of a variable': both(
    put('/site/variables/place', 'in {city}'),
    put('/shared/visit/text', 'The workshop {place} is open.'),
  ),
  'a variable in a heading': put('/pages/0/sections/0/heading', 'Pianos in {city}'),
  'a word that is a field': put('/pages/0/sections/0/heading', 'items'),
  'a section twice on a page': put('/pages/0/sections/3', { use: 'visit', with: { heading: 'Once more' } }),
  'an id like a type': put('/pages/1/sections/0/id', 'tabs'),
  'an id on a shared section': put('/sections/1/with/id', 'visit-us', 'pages/team.json'),
  'one tile fewer': drop('/pages/0/sections/1/items/0'),
  'other columns': put('/pages/0/sections/1/columns', 2),
  'no columns': drop('/pages/0/sections/1/columns'),
  'sections in another order': (files) => {
    const config = JSON.parse(String(files['pages.json']))
    config.pages[0].sections.reverse()
    return { ...files, 'pages.json': JSON.stringify(config, null, 2) }
  },
  'a page of one section': put('/sections/length', 1, 'pages/team.json'),
  'an empty list of redirects': put('/site/redirects', []),
  'no redirects': drop('/site/redirects'),
  'the site in another language': put('/site/language', 'de-AT'),
  'a colour in capitals': put('/site/theme/colors/brand', '#0B4F9E'),
  'an address of the site with www': put('/site/url', 'https://www.lindgren.example'),
}

/** What authors may do to files and settings. */
export const harmlessDeeds: readonly Try[] = Object.entries(deeds).map(([name, damage]) => ({ name, damage, told: [] }))
