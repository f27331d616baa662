import { both, drop, healed, move, put, remove, save, type Try, write } from './try.ts'

/** Pictures that are not there, values that are none, and what is written twice. */
export const values: readonly Try[] = [
  {
    name: 'a picture that is gone',
    damage: remove('public/images/grand.svg'),
    told: ['pages.json/pages/0/sections/0/image/src images: There is no file public/images/grand.svg.'],
  },
  {
    name: 'a picture that is gone and shown twice',
    damage: both(
      remove('public/images/grand.svg'),
      put('/sections/0/items/0/image/src', '/images/grand.svg', 'pages/team.json'),
    ),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no file public/images/grand.svg. Put the file into public/images. See also pages/team.json:15.',
    ],
  },
  {
    name: 'a picture with another ending',
    damage: put('/pages/0/sections/0/image/src', '/images/grand.png'),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no file public/images/grand.png. Did you mean "/images/grand.svg"?',
    ],
  },
  {
    name: 'a picture with a capital',
    damage: put('/pages/0/sections/0/image/src', '/images/Grand.svg'),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no file public/images/Grand.svg. Did you mean "/images/grand.svg"?',
    ],
    mended: healed,
  },
  {
    name: 'a picture whose file has an ending in capitals',
    damage: move('public/images/grand.svg', 'public/images/grand.SVG'),
    told: [
      'pages.json/pages/0/sections/0/image/src images: There is no file public/images/grand.svg. There is public/images/grand.SVG. Rename the file: its ending is written in small letters.',
    ],
  },
  {
    name: 'a picture by the path on a computer',
    damage: put('/pages/0/sections/0/image/src', 'C:\\Users\\me\\Team Meeting.JPG'),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: "src" is a path on your computer. Put the picture into public/images as "team-meeting.jpg" and write "/images/team-meeting.jpg".',
    ],
  },
  {
    name: 'a picture by the path on a computer, as it was copied',
    damage: write('"/images/grand.svg"', '"C:\\Users\\me\\Team Meeting.JPG"'),
    told: [
      'pages.json/pages/0/sections/0/image/src syntax: This is a path on your computer: an address has / and not \\. Put the picture into public/images as "team-meeting.jpg" and write "/images/team-meeting.jpg".',
    ],
  },
  {
    name: 'a picture as a camera names it',
    damage: both(
      put('/pages/0/sections/0/image/src', '/images/Team Meeting.JPG'),
      save('public/images/Team Meeting.JPG', 'x'),
    ),
    told: [
      'pages.json/pages/0/sections/0/image/src schema: The ending of "Team Meeting.JPG" has capitals; endings are written in small letters. Rename the file to "team-meeting.jpg", and write "/images/team-meeting.jpg" here.',
    ],
  },
  {
    name: 'a document that is gone',
    damage: remove('public/downloads/repairs.pdf'),
    told: ['pages/workshop.json/sections/0/body links: There is no page or file "/downloads/repairs.pdf".'],
  },
  {
    name: 'half a column',
    damage: put('/pages/0/sections/1/columns', 2.5),
    told: ['pages.json/pages/0/sections/1/columns schema: "columns" must be a whole number, not 2.5.'],
  },
  {
    name: 'half a column too many',
    damage: put('/pages/0/sections/1/columns', 5.5),
    told: ['pages.json/pages/0/sections/1/columns schema: "columns" must be a whole number, not 5.5.'],
  },
  {
    name: 'a number as a text',
    damage: put('/pages/0/sections/1/columns', '3'),
    told: [
      'pages.json/pages/0/sections/1/columns schema: "columns" must be a whole number, not text: write 3 without the quotes.',
    ],
    mended: healed,
  },
  {
    name: 'no number',
    damage: put('/pages/0/sections/1/columns', null),
    told: ['pages.json/pages/0/sections/1/columns schema: "columns" is empty (null); it must be a whole number.'],
  },
  {
    name: 'undefined',
    damage: write('"columns": 3', '"columns": undefined'),
    told: ['pages.json/pages/0/sections/1/columns syntax: undefined is no value.'],
  },
  {
    name: 'None',
    damage: write('"columns": 3', '"columns": None'),
    told: ['pages.json/pages/0/sections/1/columns syntax: None is no value.'],
  },
  {
    name: 'NULL',
    damage: write('"columns": 3', '"columns": NULL'),
    told: ['pages.json/pages/0/sections/1/columns syntax: NULL is no value.'],
  },
  {
    name: 'undefined for a text',
    damage: write('"heading": "Pianos that last"', '"heading": undefined'),
    told: ['pages.json/pages/0/sections/0/heading syntax: undefined is no value.'],
  },
  {
    name: 'a day in words',
    damage: put('/article', { published: 'June 2, 2025' }, 'pages/team.json'),
    told: ['pages/team.json/article/published schema: "published" cannot be "June 2, 2025".'],
  },
  {
    name: 'a day in figures',
    damage: put('/article', { published: '2.6.2025' }, 'pages/team.json'),
    told: ['pages/team.json/article/published schema: "published" cannot be "2.6.2025".'],
  },
  {
    name: 'a day with a time',
    damage: put('/article', { published: '2025-06-02T10:00:00Z' }, 'pages/team.json'),
    told: ['pages/team.json/article/published schema: "published" cannot be "2025-06-02T10:00:00Z".'],
  },
  {
    name: 'a second list of shared sections',
    damage: write('  "include"', '  "shared": { "b": { "type": "hero", "heading": "Another" } },\n  "include"'),
    told: ['pages.json/shared duplicate-keys: "shared" is written twice in the same block: here and in line 44.'],
  },
  {
    name: 'a second list of pages',
    damage: write('  "include"', '  "pages": [],\n  "include"'),
    told: ['pages.json/pages duplicate-keys: "pages" is written twice in the same block: here and in line 57.'],
  },
  {
    name: 'a second include',
    damage: write('  "include"', '  "include": ["pages/*.json"],\n  "include"'),
    told: ['pages.json/include duplicate-keys: "include" is written twice in the same block: here and in line 57.'],
  },
  {
    name: 'a second heading',
    damage: write('"heading": "Pianos that last"', '"heading": "Pianos",\n          "heading": "Pianos that last"'),
    told: [
      'pages.json/pages/0/sections/0/heading duplicate-keys: "heading" is written twice in the same block: here and in line 68.',
    ],
  },
  {
    name: 'a second path',
    damage: write('"path": "/team"', '"path": "/people",\n  "path": "/team"', 'pages/team.json'),
    told: ['pages/team.json/path duplicate-keys: "path" is written twice in the same block: here and in line 2.'],
  },
  {
    name: 'a menu entry with nothing but its address',
    damage: drop('/site/header/menu/0/label'),
    told: ['pages.json/site/header/menu/0 schema: "label" is missing in a menu entry.'],
  },
  {
    name: 'a field that was commented out',
    damage: write('"text": "We tune', '// "text": "We tune'),
    told: ['pages.json/pages/0/sections/0/heading syntax: Comments are not allowed in JSON.'],
  },
  {
    name: 'a comment',
    damage: write('"columns": 3,', '"columns": 3, // abreast'),
    told: ['pages.json/pages/0/sections/1/columns syntax: Comments are not allowed in JSON.'],
    mended: healed,
  },
  {
    name: 'a number that is a heading',
    damage: put('/pages/0/sections/0/heading', 7),
    told: ['pages.json/pages/0/sections/0/heading schema: "heading" must be text, not a number: put 7 in quotes.'],
    mended: put('/pages/0/sections/0/heading', '7'),
  },
  {
    name: 'a number that can be a heading',
    damage: put('/pages/0/sections/0/heading', 1923),
    told: ['pages.json/pages/0/sections/0/heading schema: "heading" must be text, not a number: put 1923 in quotes.'],
    mended: put('/pages/0/sections/0/heading', '1923'),
  },
  {
    name: 'a button with nothing in it',
    damage: put('/pages/0/sections/0/actions/0', {}),
    told: [
      'pages.json/pages/0/sections/0/actions/0 schema: This is an action with nothing in it: it needs "label" and "href".',
    ],
  },
  {
    name: 'a whole section beside "use"',
    damage: put('/pages/0/sections/0/use', 'visit'),
    told: [
      'pages.json/pages/0/sections/0/type schema: "type", "heading", "text", "image" and "actions" cannot stand beside "use".',
    ],
  },
]
