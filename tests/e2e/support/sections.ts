import type { Section, Tone } from '../../../src/generated/types.ts'

/** The site's one picture. */
export const picture = { src: '/images/blue.svg', alt: 'A blue field' }

const item = (heading: string) => ({ heading, text: `What ${heading.toLowerCase()} is about.` })

/** Tiles, of which the first is a link as a whole, and has another one in its text. */
export const tiles: Section = {
  type: 'tile-grid',
  heading: 'Tiles',
  items: [
    { heading: 'One', text: 'Call [the workshop](tel:+10000000000).', link: { label: 'See the way', href: '/guide' } },
    item('Two'),
    item('Three'),
  ],
}

/** With more words before its tiles than a line has room for. */
export const introduced: Section = {
  type: 'tile-grid',
  heading: 'Introduced',
  text: 'More than a line. '.repeat(9).trim(),
  items: [item('One'), item('Two')],
}

/** All notes, two on a page, and those of each topic. */
export const notes = {
  type: 'tile-grid',
  heading: 'Notes',
  source: { pages: '/notes/*', sort: 'title', perPage: 2, topicPages: true },
  // The types say what is drawn: a section whose entries come from a source is written without "items".
} as unknown as Section

/** One tile less than two rows of four have. */
export const seven: Section = {
  type: 'tile-grid',
  heading: 'Seven',
  columns: 4,
  items: ['1', '2', '3', '4', '5', '6', '7'].map((number) => item(`Tile ${number}`)),
}

const tones: readonly Tone[] = ['plain', 'tint', 'brand', 'dark']

/** Tiles of every tone in a section of every tone. */
export const toned = (look: 'cards' | 'open'): Section[] =>
  tones.map((tone) => ({
    type: 'tile-grid',
    tone,
    look,
    heading: `Tiles on ${tone}`,
    items: tones.map((own) => ({
      ...item(`A ${own} tile on ${tone}`),
      icon: 'star',
      tone: own,
      link: { label: `Leave the ${own} tile on ${tone}`, href: '/' },
    })),
  }))

/** Cards with colours that an author chose, whose letters are white. */
export const ownTones: Section = {
  type: 'tile-grid',
  heading: 'Tiles of their own',
  items: ['one', 'two'].map((name) => ({
    ...item(`Tile ${name}`),
    icon: 'star',
    tone: { text: '#ffffff', background: '#3a1030' },
    link: { label: `Leave tile ${name}`, href: '/' },
  })),
}

/** Entries with a small line above: one with little to say, one with much, and one whose note is at its foot. */
export const unlike = (type: 'tile-grid' | 'carousel'): Section => ({
  type,
  heading: `Unlike entries of a ${type}`,
  columns: 3,
  items: [
    { eyebrow: 'Above', ...item('Short') },
    {
      eyebrow: 'Above',
      heading: 'Long',
      text: 'There is much to tell. '.repeat(9).trim(),
      note: 'The foot of the long',
    },
    { eyebrow: 'Above', ...item('Noted'), note: 'The foot of the noted' },
  ],
})

export const slider: Section = {
  type: 'hero-slider',
  items: ['First', 'Second', 'Third'].map((heading) => ({ ...item(heading), image: picture })),
  interval: 5000,
}

/** Six cards, of which three are seen at once. */
export const cards: Section = {
  type: 'carousel',
  heading: 'Cards',
  items: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
    id: `card-${name}`,
    ...item(`Card ${name.toUpperCase()}`),
    body: 'More of it.',
  })),
  columns: 3,
  interval: 4000,
  loop: true,
  labels: { more: 'Open it', less: 'Close it' },
}

/** One card more than is seen at once. */
export const fewCards: Section = {
  type: 'carousel',
  heading: 'Few cards',
  items: ['A', 'B', 'C', 'D'].map((name) => item(`Card ${name}`)),
  columns: 3,
  loop: true,
}

/** All are seen at once on wide screens. */
export const allCards: Section = {
  type: 'carousel',
  heading: 'All cards',
  items: ['A', 'B', 'C'].map((name) => item(`Card ${name}`)),
  columns: 3,
  interval: 4000,
}

export const invitation: Section = {
  type: 'call-to-action',
  heading: 'Begin',
  actions: [
    { label: 'Start', href: '/' },
    { label: 'Think about it', href: '/about', look: 'quiet' },
  ],
}

export const tabs: Section = {
  type: 'tabs',
  heading: 'Tabs',
  parameter: 'tab',
  items: [
    { heading: 'One', body: 'The first panel.' },
    { heading: 'Two', text: 'More of it than elsewhere. '.repeat(15).trim(), body: 'The second panel.' },
    { heading: 'Three', body: 'The third panel.' },
  ],
  labels: { choices: 'Panels' },
}

export const filter: Section = {
  type: 'filter-list',
  id: 'work',
  heading: 'Work',
  parameter: 'kind',
  groups: [
    { label: 'Large', items: [item('A house'), item('A ship')] },
    { label: 'Small', items: [{ ...item('A bowl'), id: 'bowl' }] },
  ],
  labels: { choices: 'Kind' },
}

export const questions: Section = {
  type: 'accordion',
  heading: 'Questions',
  groups: [
    {
      label: 'Before',
      items: [
        { heading: 'What is it?', body: 'The first answer.' },
        { heading: 'Where is it?', body: 'The second answer.' },
      ],
    },
    { label: 'After', items: [{ id: 'now', heading: 'What now?', body: 'The last answer.' }] },
  ],
  labels: { choices: 'Subject' },
}

/** Answers longer than a window is high. */
export const longAnswers: Section = {
  type: 'accordion',
  heading: 'Long answers',
  items: ['first', 'second', 'third'].map((id) => ({
    id,
    heading: `The ${id} question?`,
    body: 'A paragraph of a long answer.\n\n'.repeat(30).trim(),
  })),
}

export const guide: Section = {
  type: 'steps',
  id: 'way',
  heading: 'The way',
  look: 'guide',
  items: ['Begin', 'Go on', 'Arrive'].map((heading, index) => ({
    id: `step${index + 1}`,
    heading,
    body: 'A paragraph of a long step.\n\n'.repeat(12).trim(),
  })),
}

/** A film in the player of its host, and one of the site's own. */
export const hostedFilm: Section = {
  type: 'video',
  id: 'hosted',
  heading: 'A film elsewhere',
  image: picture,
  href: 'https://video.example/film',
  player: 'https://video.example/embed/film',
  transcript: 'What is said in it.',
}

export const ownFilm: Section = {
  type: 'video',
  id: 'own',
  heading: 'A film of ours',
  image: picture,
  href: '/films/film.webm',
  captions: '/films/film.vtt',
}

/** An article whose table is wider than a phone. */
export const essay: Section = {
  type: 'article',
  id: 'essay',
  heading: 'An essay',
  text: 'What it is about.',
  parts: [
    { kind: 'text', body: '## Morning\n\n'.concat('A paragraph of a long article.\n\n'.repeat(12)).trim() },
    {
      kind: 'table',
      heading: 'Tides',
      head: ['Day', 'First', 'Second', 'Third', 'Fourth'],
      rows: [['[Monday](/text)', '1 am', '7 am', '1 pm', '7 pm']],
    },
    { kind: 'text', body: '## Noon\n\n'.concat('A paragraph of a long article.\n\n'.repeat(12)).trim() },
    { kind: 'text', id: 'late', body: '## Evening\n\n'.concat('The last of it.\n\n'.repeat(12)).trim() },
  ],
}

/** A form with a field of every kind. */
export const form: Section = {
  type: 'form',
  name: 'request',
  heading: 'Ask us',
  fields: [
    { kind: 'text', name: 'firstName', label: 'First name', required: true, width: 'half' },
    { kind: 'text', name: 'lastName', label: 'Last name', required: true, width: 'half' },
    { kind: 'email', name: 'email', label: 'E-mail', required: true },
    { kind: 'tel', name: 'phone', label: 'Phone', help: 'Only if we may call.' },
    {
      kind: 'select',
      name: 'place',
      label: 'Place',
      placeholder: 'Choose one',
      required: true,
      help: 'So that the right one answers.',
      options: ['Here', 'There'],
    },
    { kind: 'radio', name: 'time', label: 'Time', options: ['Morning', 'Evening'] },
    { kind: 'checkboxes', name: 'parts', label: 'Parts', options: ['Top', 'Middle', 'End'] },
    { kind: 'textarea', name: 'story', label: 'Story', required: true },
    {
      kind: 'consent',
      name: 'privacy',
      label: 'Your data',
      required: true,
      text: 'I agree that you [keep this](/text).',
    },
  ],
  success: 'Thank you. We answer soon.',
  failure: 'That did not arrive.',
  labels: { submit: 'Send' },
}

/** A form that can be sent without an address. */
export const openForm: Section = {
  type: 'form',
  name: 'inquiry',
  heading: 'Write to us',
  fields: [
    { kind: 'email', name: 'email', label: 'E-mail' },
    { kind: 'tel', name: 'phone', label: 'Phone' },
  ],
  success: 'We write to you.',
  unreachable: 'Please [call us](tel:+10000000000).',
}

/** Names of fields that forms have something of their own under. */
export const namesOfForms = [
  'action',
  'children',
  'id',
  'length',
  'method',
  'name',
  'reset',
  'style',
  'submit',
  'target',
  'title',
]

export const formOfNames: Section = {
  type: 'form',
  name: 'names',
  heading: 'Write to us',
  fields: namesOfForms.map((name) => ({ kind: 'text', name, label: `Your ${name}`, required: true })),
  success: 'It has arrived.',
}

/** A form that makes room for what follows from sending it. */
export const panelForm: Section = {
  ...openForm,
  name: 'visit',
  heading: 'Come and see us',
  text: 'Say how we reach you.',
  note: 'We answer on the same day.',
  afterwards: {
    heading: 'We expect you',
    body: '1. We write to you.\n2. You come.',
    actions: [{ label: 'Find the way', href: '/' }],
  },
}

/** The same, for a page with much above and below it. */
export const formBelow: Section = { ...panelForm, name: 'below' }

/** A form that sends nothing. */
export const silentForm: Section = {
  type: 'form',
  name: 'later',
  heading: 'Not yet',
  fields: [{ kind: 'email', name: 'email', label: 'E-mail' }],
  sends: false,
  labels: { submit: 'Try it' },
}

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'

/** A word that no phone has room for, in the places of sections in which something stands beside it or in the middle. */
export const longWords: readonly Section[] = [
  { type: 'hero', heading: word, text: word, look: 'centered', note: word, figure: '20 min' },
  { type: 'place', heading: word, address: [word, 'A town'], image: picture },
  { type: 'quote', text: word, name: 'Ada Harper', note: word },
  {
    type: 'timeline',
    heading: word,
    items: [
      { eyebrow: '1931', heading: word, text: word },
      { eyebrow: '1956', heading: `After ${word}` },
    ],
  },
  {
    type: 'filter-list',
    heading: word,
    groups: ['Large', 'Small'].map((label) => ({
      label,
      items: [{ heading: `${label} ${word}`, text: word, image: picture }],
    })),
  },
  {
    type: 'team',
    heading: word,
    text: word,
    items: ['Ada Harper', 'Ines Calder'].map((heading) => ({ heading, note: word })),
  },
]
