import { version } from '../../version.ts'
import { slip, team } from './slip.ts'
import { both, healed, save, type Try, write } from './try.ts'

/** Files that hold something else than JSON, or more than it. */
export const foreign: readonly Try[] = [
  {
    name: 'an empty file',
    damage: save('pages/team.json', ''),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: The file is empty. Copy another file of this kind and change it, or remove this one.',
    ],
  },
  {
    name: 'only spaces and lines',
    damage: save('pages/team.json', ' \n\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: The file is empty. Copy another file of this kind and change it, or remove this one.',
    ],
  },
  {
    name: 'a page of HTML',
    damage: save('pages/team.json', '<!DOCTYPE html>\n<html><head><title>Team</title></head></html>\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is HTML, not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'a piece of HTML',
    damage: save('pages/team.json', '<div>\n  <p>Hello</p>\n</div>\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is HTML, not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'XML',
    damage: save('pages/team.json', '<?xml version="1.0"?>\n<page/>\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is XML, not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'a drawing',
    damage: save('pages/team.json', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is a drawing (SVG), not JSON. A drawing belongs into public/images, and its address where it is to be shown.',
    ],
  },
  {
    name: 'PHP',
    damage: save('pages/team.json', '<?php echo 1;'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is a program (PHP), not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'YAML',
    damage: save('pages/team.json', 'path: /team\ntitle: The team\nsections:\n  - type: hero\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is YAML, not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'a list of YAML',
    damage: save('pages/team.json', '- type: hero\n  heading: The team\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is YAML, not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'Markdown',
    damage: save('pages/team.json', '# The team\n\nWe are three.\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is Markdown, not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'Markdown with a head',
    damage: save('pages/team.json', '---\ntitle: Team\n---\n\n# The team\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is Markdown, not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'Markdown with an underlined heading',
    damage: save('pages/team.json', 'The team\n========\n\nWe are three.\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is Markdown, not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'settings (TOML)',
    damage: save('pages/team.json', 'path = "/team"\ntitle = "Team"\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is a file of settings (TOML or INI), not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'settings (INI)',
    damage: save('pages/team.json', '[page]\npath=/team\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is a file of settings (TOML or INI), not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'a style sheet',
    damage: save('pages/team.json', '.team { color: red }\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is a style sheet (CSS), not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'a table',
    damage: save('pages/team.json', 'path,title\n/team,The team\n'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is a table (CSV), not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'words',
    damage: save('pages/team.json', 'The page of our team.\n\nWe are three people.'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is plain text, not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'a document of a word processor',
    damage: save('pages/team.json', '{\\rtf1\\ansi Team}'),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: This is a document of a word processor (RTF), not JSON. What the site shows is written as JSON, from { to }: copy another page file, and put these words into its texts.',
    ],
  },
  {
    name: 'a PDF',
    damage: save('pages/team.json', '%PDF-1.4\n1 0 obj\n'),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: This is a PDF, not JSON. Copy its words into the texts of a page file. What visitors are to load down belongs into public/downloads.',
    ],
  },
  {
    name: 'a picture (PNG)',
    damage: save('pages/team.json', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: This is a picture (PNG), not JSON. A picture belongs into public/images, and its address where it is to be shown.',
    ],
  },
  {
    name: 'a picture (JPEG)',
    damage: save('pages/team.json', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1')),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: This is a picture (JPEG), not JSON. A picture belongs into public/images, and its address where it is to be shown.',
    ],
  },
  {
    name: 'a Word document',
    damage: save('pages/team.json', Buffer.from('PK\x03\x04\x14\0[Content_Types].xml', 'latin1')),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: This is a ZIP, Word or Excel file, not JSON. Copy its words into the texts of a page file. What visitors are to load down belongs into public/downloads.',
    ],
  },
  {
    name: 'an old Word document',
    damage: save('pages/team.json', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: This is an old Word or Excel file, not JSON. Copy its words into the texts of a page file. What visitors are to load down belongs into public/downloads.',
    ],
  },
  {
    name: 'a file of zeros',
    damage: save('pages/team.json', Buffer.alloc(100)),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: This is a file of zeros, as a copy leaves that was broken off, not JSON. Copy it again.',
    ],
  },
  {
    name: 'another program',
    damage: save('pages/team.json', Buffer.from('MZ\x90\0\x03\0\0\0\xff\xff', 'latin1')),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: This is a file of another program, not JSON. Copy its words into the texts of a page file. What visitors are to load down belongs into public/downloads.',
    ],
  },
  {
    name: 'UTF-16',
    damage: save('pages/team.json', Buffer.from(`\ufeff${team}`, 'utf16le')),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: The file is saved as UTF-16. Save it as UTF-8: in VS Code a click on the encoding at the bottom right, then "Save with Encoding".',
    ],
  },
  {
    name: 'UTF-16 without a mark',
    damage: save('pages/team.json', Buffer.from(team, 'utf16le')),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: The file is saved as UTF-16. Save it as UTF-8: in VS Code a click on the encoding at the bottom right, then "Save with Encoding".',
    ],
  },
  {
    name: 'letters of old Windows',
    damage: save('pages/team.json', Buffer.from(team.replace('dog', 'd\xf6g'), 'latin1')),
    at: ['4:61'],
    told: [
      'pages/team.json encoding: The file is not saved as UTF-8: here is a letter that cannot be read. Save it as UTF-8: in VS Code a click on the encoding at the bottom right, then "Save with Encoding".',
    ],
  },
  {
    name: 'a mark for the order of bytes',
    damage: save('pages/team.json', `\ufeff${team}`),
    at: ['1:1'],
    told: [
      'pages/team.json encoding: The file begins with a byte-order mark, an invisible character that JSON does not allow. Save the file as "UTF-8", not as "UTF-8 with BOM".',
    ],
    mended: healed,
  },
  {
    name: 'lines of backticks around it',
    damage: save('pages/team.json', `\`\`\`json\n${team}\`\`\`\n`),
    at: ['1:1'],
    told: ['pages/team.json syntax: The JSON stands between lines of backticks, as it does in a chat or a document.'],
    mended: healed,
  },
  {
    name: 'backticks without a name',
    damage: save('pages/team.json', `\`\`\`\n${team}\`\`\``),
    at: ['1:1'],
    told: ['pages/team.json syntax: The JSON stands between lines of backticks, as it does in a chat or a document.'],
    mended: healed,
  },
  {
    name: 'words and backticks around it',
    damage: save('pages/team.json', `Here it is:\n\n\`\`\`json\n${team}\`\`\`\n\nGood luck!\n`),
    at: ['3:1'],
    told: [
      'pages/team.json syntax: The JSON stands between lines of backticks, as it does in a chat or a document. Keep only what stands between them, from { to }.',
    ],
  },
  {
    name: 'words above it',
    damage: save('pages/team.json', `Here it is:\n\n${team}`),
    at: ['1:1'],
    told: [
      'pages/team.json syntax: The file begins with words that are no JSON. Remove what stands before the "{" in line 3.',
    ],
  },
  {
    name: 'the word json above it',
    damage: save('pages/team.json', `json\n${team}`),
    at: ['1:1'],
    told: ['pages/team.json syntax: This word names the language; it is no part of it.'],
    mended: healed,
  },
  {
    name: 'a module of JavaScript',
    damage: save('pages/team.json', `export default ${team}`),
    at: ['1:1'],
    told: ['pages/team.json syntax: "export default" belongs to a program (JavaScript): JSON begins with "{".'],
    mended: healed,
  },
  {
    name: 'an older module of JavaScript',
    damage: save('pages/team.json', `module.exports = ${team}`),
    at: ['1:1'],
    told: ['pages/team.json syntax: "module.exports =" belongs to a program (JavaScript): JSON begins with "{".'],
    mended: healed,
  },
  {
    name: 'a constant of JavaScript',
    damage: save('pages/team.json', `const page = ${team.trim()};\n`),
    at: ['1:1'],
    told: ['pages/team.json syntax: "const page =" belongs to a program (JavaScript): JSON begins with "{".'],
    mended: healed,
  },
  {
    name: 'JavaScript, as it is written there',
    damage: save(
      'pages/team.json',
      `export default {\n  ${team
        .slice(4)
        .replace('"path"', 'path')
        .replace('"/team"', "'/team'")
        .replace(/\}\s*$/, '}')
        .replace(/\]\n\}$/, '],\n}')};\n`,
    ),
    at: ['1:1', '2:3', '2:9', '32:4'],
    told: [
      'pages/team.json syntax: "export default" belongs to a program (JavaScript): JSON begins with "{".',
      'pages/team.json/ syntax: The name path needs double quotes.',
      'pages/team.json/ syntax: Texts stand in straight double quotes ("), not in \'.',
      'pages/team.json/sections syntax: There is a comma before the closing "}".',
    ],
    mended: healed,
  },
  {
    name: 'a semicolon at the end',
    damage: save('pages/team.json', `${team.trim()};\n`),
    at: ['33:2'],
    told: ['pages/team.json syntax: After the last bracket stands nothing, and no ";".'],
    mended: healed,
  },
  {
    name: 'a comma at the end',
    damage: save('pages/team.json', `${team.trim()},\n`),
    at: ['33:2'],
    told: ['pages/team.json syntax: After the last bracket stands nothing, and no ",".'],
    mended: healed,
  },
  {
    name: 'two pages in one file',
    damage: save('pages/team.json', team + team),
    at: ['34:1'],
    told: [
      'pages/team.json syntax: There is something after the end: "{". A file holds one page. A second one gets a file of its own.',
    ],
  },
  {
    name: 'words at the end',
    damage: save('pages/team.json', `${team}The end\n`),
    at: ['34:1'],
    told: [
      'pages/team.json syntax: There is something after the end: "T". A file holds what stands between { and }, and nothing after it.',
    ],
  },
  {
    name: 'two versions of a merge',
    damage: slip(
      '  "title": "The people of the workshop",\n',
      '<<<<<<< HEAD\n  "title": "A",\n=======\n  "title": "B",\n>>>>>>> other\n',
    ),
    at: ['3:1'],
    told: [
      'pages/team.json syntax: Two versions of the same lines stand here, down to line 7: two people changed them. Keep one of the two versions: line 4, or line 6. All other lines from 3 to 7 go.',
    ],
  },
  {
    name: 'two versions of a merge and what they came from',
    damage: slip(
      '  "title": "The people of the workshop",\n',
      '<<<<<<< HEAD\n  "title": "A",\n||||||| base\n  "title": "O",\n=======\n  "title": "B",\n>>>>>>> other\n',
    ),
    at: ['3:1'],
    told: [
      'pages/team.json syntax: Two versions of the same lines stand here, down to line 9: two people changed them. Keep one of the two versions: line 4, or line 8. All other lines from 3 to 9 go.',
    ],
  },
  {
    name: 'a version of a merge that is nothing',
    damage: slip(
      '  "title": "The people of the workshop",\n',
      '<<<<<<< HEAD\n=======\n  "title": "B",\n>>>>>>> other\n',
    ),
    at: ['3:1'],
    told: [
      'pages/team.json syntax: Two versions of the same lines stand here, down to line 6: two people changed them. Keep one of the two versions: nothing, or line 5. All other lines from 3 to 6 go.',
    ],
  },
  {
    name: 'a mark of a merge that was left',
    damage: slip(
      '  "title": "The people of the workshop",\n',
      '  "title": "The people of the workshop",\n>>>>>>> other\n',
    ),
    at: ['4:1'],
    told: ['pages/team.json syntax: This line was left when two versions were merged (">>>>>>>").'],
    mended: healed,
  },
  {
    name: 'two marks of a merge that were left',
    damage: slip(
      '  "title": "The people of the workshop",\n',
      '=======\n  "title": "The people of the workshop",\n>>>>>>> other\n',
    ),
    at: ['3:1'],
    told: [
      'pages/team.json syntax: This line was left when two versions were merged ("======="). Remove such lines, and what stands there twice.',
    ],
  },
  {
    name: 'two merges in one file',
    damage: both(
      slip('  "path": "/team",\n', '<<<<<<< HEAD\n  "path": "/team",\n=======\n  "path": "/us",\n>>>>>>> other\n'),
      slip(
        '      "heading": "The team",\n',
        '<<<<<<< HEAD\n      "heading": "We",\n      "text": "Hi",\n=======\n      "heading": "Us",\n>>>>>>> other\n',
      ),
    ),
    at: ['2:1', '12:1'],
    told: [
      'pages/team.json syntax: Two versions of the same lines stand here, down to line 6: two people changed them. Keep one of the two versions: line 3, or line 5. All other lines from 2 to 6 go.',
      'pages/team.json syntax: Two versions of the same lines stand here, down to line 17: two people changed them. Keep one of the two versions: lines 13 to 14, or line 16. All other lines from 12 to 17 go.',
    ],
  },
  {
    name: 'two versions in the config',
    damage: write(
      `  "version": ${version},\n`,
      `<<<<<<< HEAD\n  "version": ${version},\n=======\n  "version": 1,\n>>>>>>> other\n`,
    ),
    at: ['2:1'],
    told: [
      'pages.json syntax: Two versions of the same lines stand here, down to line 6: two people changed them. Keep one of the two versions: line 3, or line 5. All other lines from 2 to 6 go.',
    ],
  },
]
