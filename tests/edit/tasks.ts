import { diffLines } from 'diff'
import type { EditOperation } from '../../src/edit/agreed.ts'
import { version } from '../version.ts'

/** Written by hand, in more than one way: short things stand on one line. */
export const files = {
  'pages.json': `{
  "version": ${version},
  "site": { "name": "Bakery", "url": "https://bakery.example", "language": "en", "theme": { "colors": { "brand": "#0b4f9e", "accent": "#0f766e" } } },
  "include": ["pages/*.json"],
  "shared": {
    "order": { "type": "call-to-action", "heading": "Order now", "actions": [{ "label": "Order", "href": "/about" }] }
  },
  "pages": [
    {
      "path": "/",
      "title": "Bread",
      "description": "Bread, baked by hand.",
      "sections": [
        {
          "type": "hero",
          "id": "top",
          "heading": "Bread at seven",
          "text": "Baked by hand.",
          "image": { "src": "/images/bread.jpg", "alt": "A loaf" },
          "actions": [
            { "label": "Order", "href": "/order" },
            { "label": "About us", "href": "/about", "look": "outline" }
          ]
        },
        {
          "type": "accordion",
          "heading": "Good to know",
          "items": [
            { "heading": "When do you open?", "body": "At seven." },
            { "heading": "Do you deliver?", "body": "On Saturdays." }
          ]
        },
        { "use": "order" }
      ]
    },
    {
      "path": "/order",
      "title": "Order",
      "description": "Order bread.",
      "sections": [{ "type": "hero", "heading": "Order" }, { "use": "order" }]
    }
  ]
}
`,
  'pages/about.json': `{
\t"path": "/about",
\t"title": "About us",
\t"description": "Who we are.",
\t"sections": [
\t\t{ "type": "hero", "heading": "About us" },
\t\t{
\t\t\t"type": "rich-text",
\t\t\t"body": "Since 1904. See [bread](/)."
\t\t}
\t]
}
`,
}

const main = 'pages.json'
const about = 'pages/about.json'
const hero = '/pages/0/sections/0'
const faq = '/pages/0/sections/1'

/** What somebody does, as the editor's page asks for it, and the lines that are others then. */
type Task = readonly [name: string, operations: readonly EditOperation[], changed: readonly string[]]

export const tasks: readonly Task[] = [
  [
    'changes a heading',
    [{ op: 'put', file: main, at: `${hero}/heading`, value: 'Bread at six' }],
    ['pages.json -          "heading": "Bread at seven",', 'pages.json +          "heading": "Bread at six",'],
  ],
  [
    'adds an eyebrow before the heading',
    [{ op: 'put', file: main, at: `${hero}/eyebrow`, value: 'Since 1904', before: 'heading' }],
    ['pages.json +          "eyebrow": "Since 1904",'],
  ],
  [
    'empties a text that is not needed',
    [{ op: 'clear', file: main, at: `${hero}/text` }],
    ['pages.json -          "text": "Baked by hand.",'],
  ],
  [
    'writes what has quotes and lines',
    [{ op: 'put', file: main, at: `${faq}/items/0/body`, value: 'At "seven".\n\nOr later.' }],
    [
      'pages.json -            { "heading": "When do you open?", "body": "At seven." },',
      'pages.json +            { "heading": "When do you open?", "body": "At \\"seven\\".\\n\\nOr later." },',
    ],
  ],
  [
    'chooses another picture',
    [{ op: 'put', file: main, at: `${hero}/image/src`, value: '/images/cake.jpg' }],
    [
      'pages.json -          "image": { "src": "/images/bread.jpg", "alt": "A loaf" },',
      'pages.json +          "image": { "src": "/images/cake.jpg", "alt": "A loaf" },',
    ],
  ],
  [
    'says that a picture is decorative',
    [
      { op: 'clear', file: main, at: `${hero}/image/alt` },
      { op: 'put', file: main, at: `${hero}/image/decorative`, value: true },
    ],
    [
      'pages.json -          "image": { "src": "/images/bread.jpg", "alt": "A loaf" },',
      'pages.json +          "image": { "src": "/images/bread.jpg", "decorative": true },',
    ],
  ],
  [
    'sets the focus of a picture',
    [{ op: 'put', file: main, at: `${hero}/image/focus`, value: 'top' }],
    [
      'pages.json -          "image": { "src": "/images/bread.jpg", "alt": "A loaf" },',
      'pages.json +          "image": { "src": "/images/bread.jpg", "alt": "A loaf", "focus": "top" },',
    ],
  ],
  [
    'removes a picture',
    [{ op: 'clear', file: main, at: `${hero}/image` }],
    ['pages.json -          "image": { "src": "/images/bread.jpg", "alt": "A loaf" },'],
  ],
  [
    'changes the label of a button',
    [{ op: 'put', file: main, at: `${hero}/actions/0/label`, value: 'Order bread' }],
    [
      'pages.json -            { "label": "Order", "href": "/order" },',
      'pages.json +            { "label": "Order bread", "href": "/order" },',
    ],
  ],
  [
    'lets a button lead elsewhere',
    [{ op: 'put', file: main, at: `${hero}/actions/0/href`, value: '/about' }],
    [
      'pages.json -            { "label": "Order", "href": "/order" },',
      'pages.json +            { "label": "Order", "href": "/about" },',
    ],
  ],
  [
    'adds a button',
    [{ op: 'insert', file: main, at: `${hero}/actions/2`, value: { label: 'Call us', href: 'tel:+441234' } }],
    [
      'pages.json -            { "label": "About us", "href": "/about", "look": "outline" }',
      'pages.json +            { "label": "About us", "href": "/about", "look": "outline" },',
      'pages.json +            { "label": "Call us", "href": "tel:+441234" }',
    ],
  ],
  [
    'removes a button',
    [{ op: 'remove', file: main, at: `${hero}/actions/0` }],
    ['pages.json -            { "label": "Order", "href": "/order" },'],
  ],
  [
    'moves a button to the front',
    [{ op: 'move', file: main, at: `${hero}/actions/1`, to: `${hero}/actions/0` }],
    [
      'pages.json -            { "label": "Order", "href": "/order" },',
      'pages.json -            { "label": "About us", "href": "/about", "look": "outline" }',
      'pages.json +            { "label": "About us", "href": "/about", "look": "outline" },',
      'pages.json +            { "label": "Order", "href": "/order" }',
    ],
  ],
  [
    'removes the last button, and with it the list',
    [{ op: 'clear', file: main, at: `${hero}/actions` }],
    [
      'pages.json -          "image": { "src": "/images/bread.jpg", "alt": "A loaf" },',
      'pages.json -          "actions": [',
      'pages.json -            { "label": "Order", "href": "/order" },',
      'pages.json -            { "label": "About us", "href": "/about", "look": "outline" }',
      'pages.json -          ]',
      'pages.json +          "image": { "src": "/images/bread.jpg", "alt": "A loaf" }',
    ],
  ],
  [
    'changes a question',
    [{ op: 'put', file: main, at: `${faq}/items/1/heading`, value: 'Do you bring it?' }],
    [
      'pages.json -            { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json +            { "heading": "Do you bring it?", "body": "On Saturdays." }',
    ],
  ],
  [
    'adds a question at the end',
    [{ op: 'insert', file: main, at: `${faq}/items/2`, value: { heading: 'Is there cake?', body: 'Yes.' } }],
    [
      'pages.json -            { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json +            { "heading": "Do you deliver?", "body": "On Saturdays." },',
      'pages.json +            { "heading": "Is there cake?", "body": "Yes." }',
    ],
  ],
  [
    'adds a question between two',
    [{ op: 'insert', file: main, at: `${faq}/items/1`, value: { heading: 'Is there cake?', body: 'Yes.' } }],
    ['pages.json +            { "heading": "Is there cake?", "body": "Yes." },'],
  ],
  [
    'duplicates a question',
    [{ op: 'copy', file: main, at: `${faq}/items/0`, to: `${faq}/items/1` }],
    ['pages.json +            { "heading": "When do you open?", "body": "At seven." },'],
  ],
  [
    'moves a question down',
    [{ op: 'move', file: main, at: `${faq}/items/0`, to: `${faq}/items/1` }],
    [
      'pages.json -            { "heading": "When do you open?", "body": "At seven." },',
      'pages.json -            { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json +            { "heading": "Do you deliver?", "body": "On Saturdays." },',
      'pages.json +            { "heading": "When do you open?", "body": "At seven." }',
    ],
  ],
  [
    'removes a question',
    [{ op: 'remove', file: main, at: `${faq}/items/1` }],
    [
      'pages.json -            { "heading": "When do you open?", "body": "At seven." },',
      'pages.json -            { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json +            { "heading": "When do you open?", "body": "At seven." }',
    ],
  ],
  [
    'chooses other colours for a section',
    [{ op: 'put', file: main, at: `${faq}/tone`, value: 'dark', before: 'heading' }],
    ['pages.json +          "tone": "dark",'],
  ],
  [
    'makes a section a draft',
    [{ op: 'put', file: main, at: `${faq}/draft`, value: true, before: 'items' }],
    ['pages.json +          "draft": true,'],
  ],
  [
    'shows a section until a day',
    [{ op: 'put', file: main, at: `${faq}/ends`, value: '2027-01-31', before: 'items' }],
    ['pages.json +          "ends": "2027-01-31",'],
  ],
  [
    'moves a section up',
    [{ op: 'move', file: main, at: faq, to: hero }],
    [
      'pages.json +          "type": "accordion",',
      'pages.json +          "heading": "Good to know",',
      'pages.json +          "items": [',
      'pages.json +            { "heading": "When do you open?", "body": "At seven." },',
      'pages.json +            { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json +          ]',
      'pages.json +        },',
      'pages.json +        {',
      'pages.json -        {',
      'pages.json -          "type": "accordion",',
      'pages.json -          "heading": "Good to know",',
      'pages.json -          "items": [',
      'pages.json -            { "heading": "When do you open?", "body": "At seven." },',
      'pages.json -            { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json -          ]',
      'pages.json -        },',
    ],
  ],
  [
    'moves a section to a page in another file',
    [{ op: 'move', file: main, at: faq, to: '/sections/1', toFile: about }],
    [
      'pages.json -        {',
      'pages.json -          "type": "accordion",',
      'pages.json -          "heading": "Good to know",',
      'pages.json -          "items": [',
      'pages.json -            { "heading": "When do you open?", "body": "At seven." },',
      'pages.json -            { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json -          ]',
      'pages.json -        },',
      'pages/about.json +\t\t\t"type": "accordion",',
      'pages/about.json +\t\t\t"heading": "Good to know",',
      'pages/about.json +\t\t\t"items": [',
      'pages/about.json +\t\t\t\t{ "heading": "When do you open?", "body": "At seven." },',
      'pages/about.json +\t\t\t\t{ "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages/about.json +\t\t\t]',
      'pages/about.json +\t\t},',
      'pages/about.json +\t\t{',
    ],
  ],
  [
    'moves a section from there to the main file',
    [{ op: 'move', file: about, at: '/sections/1', to: '/pages/0/sections/1', toFile: main }],
    [
      'pages.json +          "type": "rich-text",',
      'pages.json +          "body": "Since 1904. See [bread](/)."',
      'pages.json +        },',
      'pages.json +        {',
      'pages/about.json -\t\t{ "type": "hero", "heading": "About us" },',
      'pages/about.json -\t\t{',
      'pages/about.json -\t\t\t"type": "rich-text",',
      'pages/about.json -\t\t\t"body": "Since 1904. See [bread](/)."',
      'pages/about.json -\t\t}',
      'pages/about.json +\t\t{ "type": "hero", "heading": "About us" }',
    ],
  ],
  [
    'duplicates a section that has an id',
    [
      { op: 'copy', file: main, at: hero, to: faq },
      { op: 'remove', file: main, at: `${faq}/id` },
    ],
    [
      'pages.json +          "type": "hero",',
      'pages.json +          "heading": "Bread at seven",',
      'pages.json +          "text": "Baked by hand.",',
      'pages.json +          "image": { "src": "/images/bread.jpg", "alt": "A loaf" },',
      'pages.json +          "actions": [',
      'pages.json +            { "label": "Order", "href": "/order" },',
      'pages.json +            { "label": "About us", "href": "/about", "look": "outline" }',
      'pages.json +          ]',
      'pages.json +        },',
      'pages.json +        {',
    ],
  ],
  [
    'removes a section',
    [{ op: 'remove', file: main, at: faq }],
    [
      'pages.json -        {',
      'pages.json -          "type": "accordion",',
      'pages.json -          "heading": "Good to know",',
      'pages.json -          "items": [',
      'pages.json -            { "heading": "When do you open?", "body": "At seven." },',
      'pages.json -            { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json -          ]',
      'pages.json -        },',
    ],
  ],
  [
    'adds a section at the end',
    [
      {
        op: 'insert',
        file: main,
        at: '/pages/0/sections/3',
        value: { type: 'quote', quote: 'Best bread.', name: 'Ann' },
      },
    ],
    [
      'pages.json -        { "use": "order" }',
      'pages.json +        { "use": "order" },',
      'pages.json +        { "type": "quote", "quote": "Best bread.", "name": "Ann" }',
    ],
  ],
  [
    'adds a section to a list on one line',
    [{ op: 'insert', file: main, at: '/pages/1/sections/1', value: { type: 'rich-text', body: 'By noon.' } }],
    [
      'pages.json -      "sections": [{ "type": "hero", "heading": "Order" }, { "use": "order" }]',
      'pages.json +      "sections": [{ "type": "hero", "heading": "Order" }, { "type": "rich-text", "body": "By noon." }, { "use": "order" }]',
    ],
  ],
  [
    'changes a shared section everywhere',
    [{ op: 'put', file: main, at: '/shared/order/heading', value: 'Order today' }],
    [
      'pages.json -    "order": { "type": "call-to-action", "heading": "Order now", "actions": [{ "label": "Order", "href": "/about" }] }',
      'pages.json +    "order": { "type": "call-to-action", "heading": "Order today", "actions": [{ "label": "Order", "href": "/about" }] }',
    ],
  ],
  [
    'makes a shared section a page’s own',
    [{ op: 'unshare', file: main, at: '/pages/1/sections/1' }],
    [
      'pages.json -      "sections": [{ "type": "hero", "heading": "Order" }, { "use": "order" }]',
      'pages.json +      "sections": [{ "type": "hero", "heading": "Order" }, { "type": "call-to-action", "heading": "Order now", "actions": [{ "label": "Order", "href": "/about" }] }]',
    ],
  ],
  [
    'shares a section',
    [{ op: 'share', file: main, at: faq, name: 'questions' }],
    [
      'pages.json -    "order": { "type": "call-to-action", "heading": "Order now", "actions": [{ "label": "Order", "href": "/about" }] }',
      'pages.json +    "order": { "type": "call-to-action", "heading": "Order now", "actions": [{ "label": "Order", "href": "/about" }] },',
      'pages.json +    "questions": {',
      'pages.json +      "type": "accordion",',
      'pages.json +      "heading": "Good to know",',
      'pages.json +      "items": [',
      'pages.json +        { "heading": "When do you open?", "body": "At seven." },',
      'pages.json +        { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json +      ]',
      'pages.json +    }',
      'pages.json -        {',
      'pages.json -          "type": "accordion",',
      'pages.json -          "heading": "Good to know",',
      'pages.json -          "items": [',
      'pages.json -            { "heading": "When do you open?", "body": "At seven." },',
      'pages.json -            { "heading": "Do you deliver?", "body": "On Saturdays." }',
      'pages.json -          ]',
      'pages.json -        },',
      'pages.json +        { "use": "questions" },',
    ],
  ],
  [
    'changes the title of a page',
    [{ op: 'put', file: about, at: '/title', value: 'Who we are' }],
    ['pages/about.json -\t"title": "About us",', 'pages/about.json +\t"title": "Who we are",'],
  ],
  [
    'gives a page a summary',
    [{ op: 'put', file: about, at: '/summary', value: 'Us.', before: 'sections' }],
    ['pages/about.json +\t"summary": "Us.",'],
  ],
  [
    'hides a page from search engines',
    [{ op: 'put', file: about, at: '/noindex', value: true, before: 'sections' }],
    ['pages/about.json +\t"noindex": true,'],
  ],
  [
    'gives a page another path',
    [{ op: 'rename-page', path: '/about', to: '/us', redirect: true }],
    [
      'pages.json -  "site": { "name": "Bakery", "url": "https://bakery.example", "language": "en", "theme": { "colors": { "brand": "#0b4f9e", "accent": "#0f766e" } } },',
      'pages.json +  "site": { "name": "Bakery", "url": "https://bakery.example", "language": "en", "theme": { "colors": { "brand": "#0b4f9e", "accent": "#0f766e" } }, "redirects": [{ "from": "/about", "to": "/us" }] },',
      'pages.json -    "order": { "type": "call-to-action", "heading": "Order now", "actions": [{ "label": "Order", "href": "/about" }] }',
      'pages.json +    "order": { "type": "call-to-action", "heading": "Order now", "actions": [{ "label": "Order", "href": "/us" }] }',
      'pages.json -            { "label": "About us", "href": "/about", "look": "outline" }',
      'pages.json +            { "label": "About us", "href": "/us", "look": "outline" }',
      'pages/about.json -\t"path": "/about",',
      'pages/about.json +\t"path": "/us",',
    ],
  ],
  [
    'adds a page',
    [{ op: 'add-page', page: { path: '/jobs', title: 'Jobs', description: 'Work here.', sections: [] } }],
    [
      'pages.json +    },',
      'pages.json +    {',
      'pages.json +      "path": "/jobs",',
      'pages.json +      "title": "Jobs",',
      'pages.json +      "description": "Work here.",',
      'pages.json +      "sections": []',
    ],
  ],
  [
    'adds a page in a file of its own',
    [
      {
        op: 'add-page',
        file: 'pages/jobs.json',
        page: { path: '/jobs', title: 'Jobs', description: 'Work here.', sections: [] },
      },
    ],
    [
      'pages/jobs.json +{',
      'pages/jobs.json +\t"path": "/jobs",',
      'pages/jobs.json +\t"title": "Jobs",',
      'pages/jobs.json +\t"description": "Work here.",',
      'pages/jobs.json +\t"sections": []',
      'pages/jobs.json +}',
    ],
  ],
  [
    'removes a page with its file',
    [{ op: 'remove-page', path: '/about' }],
    [
      // Said of no other file, it would be a mistake.
      'pages.json -  "include": ["pages/*.json"],',
      'pages/about.json -{',
      'pages/about.json -\t"path": "/about",',
      'pages/about.json -\t"title": "About us",',
      'pages/about.json -\t"description": "Who we are.",',
      'pages/about.json -\t"sections": [',
      'pages/about.json -\t\t{ "type": "hero", "heading": "About us" },',
      'pages/about.json -\t\t{',
      'pages/about.json -\t\t\t"type": "rich-text",',
      'pages/about.json -\t\t\t"body": "Since 1904. See [bread](/)."',
      'pages/about.json -\t\t}',
      'pages/about.json -\t]',
      'pages/about.json -}',
    ],
  ],
]

/** The lines that are others, with the file they are in. */
export function changedLines(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((file) =>
    diffLines(before[file] ?? '', after[file] ?? '').flatMap(({ added, removed, value }) =>
      added || removed
        ? value
            .replace(/\n$/, '')
            .split('\n')
            .map((line) => `${file} ${added ? '+' : '-'}${line}`)
        : [],
    ),
  )
}
