import { checkSite } from '../../src/content/check.ts'
import { formatText } from '../../src/content/report/format/text.ts'
import { sourcesOf } from '../content/a-site.ts'
import { version } from '../version.ts'

const pageOf = (path: string, title: string, sections: unknown[]) => ({
  path,
  title,
  description: `${title}: what this page is about, and for whom it was written.`,
  sections,
})

/** A site like that of the guide's readers: it has all that the guide adds to. */
export const config = {
  version,
  site: {
    name: '{company}',
    url: 'https://www.sevaloom.example',
    language: 'en',
    variables: {
      company: 'Sevaloom',
      city: 'Coimbatore',
      email: 'hello@sevaloom.example',
      phone: '+91 00000 00000',
      dial: '+910000000000',
    },
    theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
    header: {
      menu: [
        { label: 'Articles', href: '/blog' },
        { label: 'Contact', href: '/contact' },
      ],
    },
    footer: {
      menu: [{ heading: 'Reach us', links: [{ label: 'Contact', href: '/contact' }] }],
      copyright: '{company}',
    },
    leads: {
      answer: {
        subject: 'Thank you for writing',
        body: 'We have it: {reference}. [Write](mailto:{email}) or [call {phone}](tel:{dial}).',
      },
    },
    redirects: [{ from: '/old', to: '/contact' }],
    feed: { path: '/blog/feed.xml', under: '/blog', title: 'Articles', description: 'What we write about our work.' },
  },
  shared: {
    'talk-to-us': {
      type: 'call-to-action',
      heading: 'Talk to us',
      actions: [{ label: 'Call us', href: 'tel:{dial}' }],
    },
  },
  include: ['pages/**/*.json'],
  pages: [
    pageOf('/', 'Software for hospitals', [
      { type: 'hero', heading: 'Care, well organised', actions: [{ label: 'Meet the team', href: '/team' }] },
      { use: 'talk-to-us' },
    ]),
    pageOf('/blog', 'What we write about', [
      {
        type: 'tile-grid',
        heading: 'All articles',
        items: [
          { heading: 'Our method', text: 'How we work.', link: { href: '/contact' } },
          { heading: 'Our words', text: 'What we say.', link: { href: '/' } },
        ],
      },
    ]),
    pageOf('/contact', 'How to reach us', [
      { type: 'hero', heading: 'Write to us', text: '[By mail](mailto:{email}), or in this form.' },
      {
        type: 'form',
        name: 'contact',
        heading: 'Your address',
        fields: [{ kind: 'email', name: 'email', label: 'E-mail' }],
      },
    ]),
  ],
}

const publicFiles = [
  ...['/images/team.svg', '/images/team-meeting.jpg', '/images/logo.svg'],
  ...['/fonts/inter.woff2', '/fonts/literata.woff2'],
]

/** What the tool says of such a site with this file, in its own words. */
export function said(files: Readonly<Record<string, string>>): string {
  const { 'pages.json': own = JSON.stringify(config, null, 2), ...includes } = files
  const sources = sourcesOf(own, { includes, publicFiles })
  const found = checkSite(sources).diagnostics
  return formatText(found, sources, { color: false })
}
