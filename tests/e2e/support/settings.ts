import type { Header, SiteSettings } from '../../../src/generated/types.ts'

const card = (heading: string, href: string) => ({ heading, text: `What ${href} is about.`, link: { href } })

/** The site's logo, and the same for light grounds. */
export const logos = { onDark: '/images/on-dark.svg', onLight: '/images/on-light.svg' }

/** Three groups, one of several entries, and a plain link. Two groups name the page with the form. */
const header: Header = {
  logo: { src: logos.onDark, alt: 'Site' },
  logoOnLight: { src: logos.onLight, alt: 'Site' },
  menu: [
    {
      label: 'Products',
      groups: [
        { label: 'Software', items: [card('See it', '/text')] },
        { label: 'Tabs', items: [card('Open one', '/tabs')] },
      ],
    },
    {
      label: 'Company',
      groups: [
        { label: 'About', items: [card('Who we are', '/about')] },
        { label: 'Careers', items: [card('Join us', '/guide')] },
        { label: 'Form', items: [card('Get in touch', '/form')] },
      ],
    },
    {
      label: 'Help',
      groups: [{ label: 'Questions', items: [card('Find answers', '/questions'), card('Ask us', '/form')] }],
    },
    { label: 'Work', href: '/filter' },
  ],
  labels: { more: 'Go there' },
}

/** What the newsletter says when it is sent. */
export const newsletter = {
  invalid: 'That is no address.',
  success: 'You are on the list.',
  failure: 'That did not arrive.',
}

/** What the chat begins with, here and on the home page. */
export const chat = { message: 'Hello.', greeting: 'Hello & welcome?', phone: '+44 0000 000000', log: '/api/chat-lead' }

/** A site with all that can surround its pages. */
export const settings: SiteSettings = {
  topics: [
    { name: 'roses', label: 'About roses' },
    { name: 'soil', label: 'About soil' },
  ],
  people: { ada: { name: 'Ada Harper', note: 'Who writes', text: 'She writes about tides.', href: '/about' } },
  name: 'Site',
  url: 'https://site.example',
  language: 'en',
  // The palest that passes: what is drawn on it, or in it, can be read in any other too.
  theme: { colors: { brand: '#3151f4', accent: '#0f766e' }, entrance: 'rise', scheme: 'auto' },
  header,
  footer: {
    menu: [{ heading: 'Company', links: [{ label: 'About us', href: '/about' }] }],
    contact: { heading: 'Contact', email: 'hello@site.example', address: ['1 Road', 'City'] },
    social: [{ label: 'Site on Instagram', href: 'https://photos.example/site', network: 'instagram' }],
    newsletter: { heading: 'Newsletter', label: 'E-mail', labels: { submit: 'Subscribe' }, ...newsletter },
    copyright: '© Site',
    legal: [{ label: 'What we keep', href: '/text' }],
  },
  consent: { text: 'We use a cookie. [More about it](/text)', labels: { accept: 'Accept' } },
  chat: {
    label: 'Chat with us',
    href: 'https://chat.example/91',
    phone: chat.phone,
    log: chat.log,
    message: chat.message,
    greetings: [{ paths: ['/'], message: chat.greeting }],
  },
}

/** The news that a banner tells. */
export const banner = { id: 'summer', text: 'We are away until [the first of May](/about).' }

/** The same with a banner, a button in the bar, words in the middle, and header and footer in another look. */
export const withLooks: SiteSettings = {
  ...settings,
  // Here it is the other letters that are as pale as they may be.
  theme: {
    ...settings.theme,
    colors: { brand: '#2b6e73', accent: '#9150ca', text: '#30422e' },
    align: 'center',
    cards: 'flat',
  },
  organization: { name: 'Site', phone: '+44 0000 000000' },
  banner,
  header: {
    logo: { src: logos.onDark, alt: 'Site' },
    menu: [
      { label: 'Text', href: '/text' },
      { label: 'Company', groups: [{ label: 'About', items: [card('Who we are', '/about')] }] },
    ],
    look: 'centered',
    action: { label: 'Book a place', shortLabel: 'Book', href: '/about' },
  },
  footer: {
    look: 'large',
    menu: [{ heading: 'Company', links: [{ label: 'About us', href: '/about' }] }],
    contact: { heading: 'Write to us', email: 'hello@site.example' },
    copyright: '© Site',
  },
}
