import type { SiteFile } from '../../../src/generated/types.ts'
import { version } from '../../version.ts'

/** The files of a site by their names, as an author has them. */
export type Files = Readonly<Record<string, string | Uint8Array>>

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const config: SiteFile = {
  version,
  site: {
    name: 'Lindgren Pianos',
    url: 'https://lindgren.example',
    language: 'en',
    variables: { city: 'Harbour Town', email: 'hello@lindgren.example' },
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    header: {
      menu: [
        { label: 'Workshop', href: '/workshop' },
        { label: 'Our team', href: '/team' },
        { label: 'Find us', href: '/contact#opening-hours' },
      ],
    },
    redirects: [
      { from: '/about-us', to: '/team' },
      { from: '/find-us', to: '/contact' },
    ],
  },
  shared: {
    visit: {
      type: 'call-to-action',
      heading: 'Come and play',
      text: 'The workshop in {city} is open on Fridays.',
      actions: [{ label: 'See when we are open', href: '/contact#opening-hours' }],
    },
  },
  include: ['pages/**/*.json'],
  pages: [
    {
      path: '/',
      title: 'Pianos tuned and mended in {city}',
      description: 'Three piano makers tune, mend and rebuild uprights and grands, at your home and in the workshop.',
      sections: [
        {
          type: 'hero',
          heading: 'Pianos that last',
          text: 'We tune, mend and rebuild. See *how* in [the workshop](/workshop).',
          image: { src: '/images/grand.svg', alt: 'A grand piano with its lid open' },
          actions: [{ label: 'Meet the team', href: '/team' }],
        },
        {
          type: 'tile-grid',
          heading: 'What we do',
          columns: 3,
          items: [
            { heading: 'Tuning', text: 'Twice a year, at your home.' },
            { heading: 'Repairs', text: 'Keys, felts and strings.', link: { href: '/workshop' } },
            { heading: 'Rebuilding', text: 'From the frame up.' },
          ],
        },
        { use: 'visit' },
      ],
    },
    {
      path: '/contact',
      title: 'Contact and opening hours',
      description: 'Where the workshop is, when it is open, and how you reach us by telephone or e-mail.',
      sections: [
        { type: 'rich-text', heading: 'Write to us', body: 'Write to [{email}](mailto:{email}), or ring.' },
        {
          type: 'rich-text',
          id: 'opening-hours',
          heading: 'Opening hours',
          body: 'Fridays from nine to five.\n\n- Ring the bell.\n- Leave time to play.',
        },
      ],
    },
  ],
}

const team = {
  path: '/team',
  title: 'The people of the workshop',
  description: 'Three piano makers, one apprentice and a dog who likes Schubert: who we are and what we do best.',
  sections: [
    {
      type: 'tabs',
      heading: 'The team',
      items: [
        {
          label: 'Ada',
          heading: 'Ada Lindgren',
          body: 'Ada learnt in Leipzig. [Write to her](/contact).',
          image: { src: '/images/people/ada.svg', alt: 'Ada at her bench' },
        },
        { label: 'Bo', heading: 'Bo Lindgren', body: 'Bo drives the van and tunes by ear.' },
      ],
    },
    { use: 'visit', with: { heading: 'Meet us' } },
  ],
}

const workshop = {
  path: '/workshop',
  title: 'Inside the piano workshop',
  description: 'Felts, strings and hammers: what happens to a piano between the day it comes and the day it leaves.',
  sections: [
    {
      type: 'rich-text',
      heading: 'Inside the workshop',
      body: 'Each piano stays for [six weeks](/downloads/repairs.pdf).\n\n## How it begins\n\nWe take it apart.',
    },
  ],
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path d="M0 0h1200v800H0z"/></svg>\n'

/** A small site with nothing wrong, on which tries are made. */
export const sound: Files = {
  'pages.json': json(config),
  'pages/team.json': json(team),
  'pages/workshop.json': json(workshop),
  'public/images/grand.svg': drawing,
  'public/images/people/ada.svg': drawing,
  'public/downloads/repairs.pdf': '%PDF-1.4\n',
}
