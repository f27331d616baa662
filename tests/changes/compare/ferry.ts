import type { Comparison } from '../../../src/changes/compare/change.ts'
import { compare } from '../../../src/changes/compare/index.ts'
import { stateOf } from '../../../src/changes/compare/state.ts'
import { tellAsText } from '../../../src/changes/tell/text.ts'
import type { Operation } from '../../../src/content/operations/operations.ts'
import { changeValue } from '../../../src/content/operations/value.ts'
import { SourceFile, type Sources } from '../../../src/content/read/source-file.ts'
import { version } from '../../version.ts'

/** A site with something of each kind in it. */
export const ferry = {
  version,
  site: {
    name: 'The bay ferry',
    url: 'https://ferry.example',
    language: 'en',
    variables: { harbour: 'Oldport' },
    topics: [{ name: 'news', label: 'News' }],
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' }, radius: 'soft' },
    header: {
      menu: [
        { label: 'Timetable', href: '/timetable' },
        { label: 'Prices', href: '/prices' },
        { label: 'Contact', href: '/contact' },
      ],
    },
    footer: { copyright: 'The bay ferry', legal: [{ label: 'Imprint', href: '/contact' }] },
    redirects: [{ from: '/times', to: '/timetable' }],
  },
  shared: {
    'talk-to-us': {
      type: 'call-to-action',
      heading: 'Talk to us',
      text: 'We are on the pier from six in the morning.',
      actions: [{ label: 'Write to us', href: '/contact' }],
    },
    winter: { type: 'rich-text', heading: 'In winter', body: 'We sail once an hour, and tea is free.' },
    'storm-warning': { type: 'rich-text', heading: 'Storm', body: 'No ferry leaves until the wind has gone down.' },
  },
  pages: [
    {
      path: '/',
      title: 'The ferry across the bay',
      description: 'Every half hour across the bay, all year round.',
      sections: [
        {
          type: 'hero',
          id: 'welcome',
          heading: 'Across the bay in twenty minutes',
          text: 'Every half hour, all year round.',
          image: { src: '/images/ferry.jpg', alt: 'A white ferry leaves the harbour' },
          actions: [
            { label: 'See the timetable', href: '/timetable' },
            { label: 'Buy a ticket', href: '/prices#tickets' },
          ],
        },
        {
          type: 'tile-grid',
          heading: 'What is on board',
          items: [
            { heading: 'Coffee', text: 'Freshly made on every crossing.' },
            { heading: 'Bicycles', text: 'Room for forty of them on the lower deck.' },
            { heading: 'Sun deck', text: 'Seats outside with a view over the bay.' },
          ],
        },
        {
          type: 'feature',
          heading: 'A ship that runs on wind',
          body: 'The batteries are filled at night.\n\nNothing is burnt on the way, and nobody hears us leave.',
          points: ['No smoke', 'No noise', 'No waves'],
        },
        { use: 'talk-to-us' },
      ],
    },
    {
      path: '/prices',
      title: 'Prices',
      description: 'What a crossing costs, alone or with the whole family.',
      sections: [
        {
          type: 'pricing',
          id: 'tickets',
          heading: 'A ticket for every crossing',
          text: 'All tickets include updates.',
          currency: 'EUR',
          items: [
            { heading: 'Single', price: { amount: 6, per: 'once' }, points: ['One crossing'] },
            { heading: 'Season', price: { amount: 1999, per: 'month' }, points: ['As often as you like'] },
          ],
        },
        {
          type: 'accordion',
          id: 'questions',
          heading: 'Questions about prices',
          groups: [
            {
              label: 'Tickets',
              items: [
                { heading: 'Until when is a ticket valid?', body: 'For one crossing, on any day of the season.' },
                { heading: 'May I give it to a friend?', body: 'Yes, tickets carry no names.' },
              ],
            },
            { label: 'Groups', items: [{ heading: 'Is there a price for schools?', body: 'Half of it.' }] },
          ],
        },
        {
          type: 'table',
          heading: 'All fares at a glance',
          head: ['Who', 'Single', 'Season'],
          rows: [
            ['Adults', '6', '60'],
            ['Children', '3', '30'],
          ],
        },
        { use: 'talk-to-us' },
      ],
    },
    {
      path: '/contact',
      title: 'Contact',
      description: 'Write to us, call us, or come to the pier.',
      sections: [
        {
          type: 'form',
          name: 'message',
          heading: 'Write to us',
          fields: [
            { kind: 'text', name: 'name', label: 'Your name', required: true },
            { kind: 'email', name: 'email', label: 'Your e-mail' },
            { kind: 'select', name: 'topic', label: 'About', options: ['A ticket', 'A lost thing'] },
          ],
        },
        { type: 'quote', text: 'The best twenty minutes of my day.', name: 'Ada Holm' },
      ],
    },
    {
      path: '/timetable',
      title: 'Timetable',
      description: 'When the ferry leaves, on both sides of the bay.',
      sections: [
        { type: 'rich-text', heading: 'When we sail', body: 'Every half hour. [See the prices](/prices).' },
        { use: 'winter' },
      ],
    },
  ],
}

export interface Side {
  config: unknown
  /** Page files by their names. */
  pages?: Record<string, unknown>
  files?: Record<string, string>
}

const pictures = { '/images/ferry.jpg': 'a1', '/images/pier.jpg': 'b2' }

function sourcesOf({ config, pages = {} }: Side): Sources {
  const file = (name: string, value: unknown) =>
    new SourceFile(name, Buffer.from(typeof value === 'string' ? value : JSON.stringify(value, null, 2)))
  const includes = Object.entries(pages).map(([name, value]) => file(name, value))
  return { config: file('pages.json', config), includes, publicFiles: new Set() }
}

/** What is found out about two sides. */
export function compared(before: Side, after: Side): Comparison {
  const state = (side: Side, name: string) =>
    stateOf(sourcesOf(side), new Map(Object.entries(side.files ?? pictures)), name, 2)
  return compare(state(before, 'before'), state(after, 'after'))
}

/** What is told of two sides. */
export function told(before: Side, after: Side): string {
  return tellAsText(compared(before, after), 'pages.json')
}

/** What is told of a site to which some operations were done. */
export function toldAfter(operations: readonly Operation[], files?: Record<string, string>): string {
  return told({ config: ferry }, { config: changeValue(ferry, operations), ...(files && { files }) })
}
