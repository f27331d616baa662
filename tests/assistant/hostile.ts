import sharp from 'sharp'

/** A call that must change nothing, and part of what is said about it. */
export type Hostile = [what: string, tool: string, words: Record<string, unknown>, said: RegExp]

const propose = (...operations: object[]) => ({ title: 'An innocent change', operations })
const set = (words: object) => propose({ op: 'set', value: 'x', ...words })
const picture = (name: string, bytes: Buffer | string, more: object = {}) =>
  propose({ op: 'add-picture', name, data: Buffer.from(bytes).toString('base64'), ...more })
const addPage = (words: object) =>
  propose({ op: 'add-page', path: '/new', title: 'A page that nobody asked for', sections: [], ...words })

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const wide = await sharp({ create: { width: 9000, height: 1, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`

let deep: unknown = 'x'
for (let level = 0; level < 1000; level++) deep = [deep]

const outside = /only files in the folder of the site|names? no such file|"include" does not name it|no such file/
const nothing = /there is no|there is nothing|has no section|no such/
const unfit = /do not fit the tool/

export const hostile: readonly Hostile[] = [
  ['reads a file above', 'look', { file: '../secret.json' }, /no such file/],
  ['reads a file of the system', 'look', { file: '/etc/passwd' }, /no such file/],
  ['reads what git keeps', 'look', { file: '../.git/config' }, /no such file/],
  ['changes a file above', 'propose', set({ file: '../secret.json', at: '/a' }), /no such file/],
  ['changes a file of the system', 'propose', set({ file: '/etc/passwd', at: '' }), /no such file/],
  ['changes a file by another name', 'propose', set({ file: './pages.json', at: '/site/name' }), /no such file/],
  ['changes a file of the project', 'propose', set({ file: 'package.json', at: '/scripts' }), /no such file/],
  ['adds a page above', 'propose', addPage({ file: '../out.json' }), outside],
  ['adds a page through the folder', 'propose', addPage({ file: 'pages/../../out.json' }), outside],
  ['adds a page to hidden files', 'propose', addPage({ file: '.github/workflows/x.json' }), outside],
  ['adds a page to git', 'propose', addPage({ file: '.git/hooks/x.json' }), outside],
  ['adds a page with another ending', 'propose', addPage({ file: 'pages/run.sh' }), outside],
  ['adds a page at a whole path', 'propose', addPage({ file: '/tmp/out.json' }), outside],
  ['adds a page with backslashes', 'propose', addPage({ file: 'pages\\..\\out.json' }), outside],
  ['adds a page with a zero byte', 'propose', addPage({ file: 'pages/a\0.json' }), outside],
  ['puts a picture above', 'propose', picture('/images/../../out.png', png), /name of a picture/],
  ['puts a picture beside', 'propose', picture('/index.png', png), /name of a picture/],
  ['puts a picture behind a link', 'propose', picture('/images/out/x.png', png), /link/],
  ['puts a picture over a link', 'propose', picture('/images/link.png', png, { replace: true }), /link/],
  ['puts a picture over another', 'propose', picture('/images/house.svg', drawing('')), /already/],
  ['puts a script as a picture', 'propose', picture('/images/x.js', 'alert(1)'), /name of a picture/],
  ['puts a drawing with a script', 'propose', picture('/images/x.svg', drawing('<script>x()</script>')), /script/],
  ['puts a drawing that acts', 'propose', picture('/images/x.svg', drawing('<g onload="x()"/>')), /script/],
  ['puts a web page', 'propose', picture('/images/x.png', '<!doctype html><p>x'), /web page/],
  ['puts nothing', 'propose', propose({ op: 'add-picture', name: '/images/x.png', data: '' }), unfit],
  ['puts no Base64', 'propose', propose({ op: 'add-picture', name: '/images/x.png', data: '!?!' }), /Base64/],
  ['puts a picture under a false name', 'propose', picture('/images/x.jpg', png), /whatever its name says/],
  ['puts a picture that is too wide', 'propose', picture('/images/x.png', wide), /a side may have/],
  [
    'puts a picture that is too large',
    'propose',
    picture('/images/x.png', Buffer.alloc(9_000_000, 7)),
    /larger than 8 MB/,
  ],
  ['points to nowhere', 'propose', set({ page: '/', section: 1, at: '/a/b/c' }), nothing],
  ['points into a word', 'propose', set({ page: '/', section: 1, at: '/heading/0' }), /only an object or a list/],
  ['points past a list', 'propose', propose({ op: 'remove', page: '/', at: '/sections/99' }), nothing],
  ['points without a slash', 'propose', set({ at: 'site' }), unfit],
  ['points to a page that is not there', 'propose', set({ page: '/nowhere', at: '/title' }), nothing],
  ['points to a section that is not there', 'look', { page: '/', section: 40 }, nothing],
  [
    'moves a thing into itself',
    'propose',
    propose({ op: 'move', at: '/site', to: { at: '/site/theme/x' } }),
    /into itself/,
  ],
  ['sets a prototype', 'propose', set({ at: '/site/__proto__' }), /__proto__/],
  ['sets a field of a prototype', 'propose', set({ at: '/site/__proto__/polluted' }), /__proto__/],
  ['renames to a prototype', 'propose', propose({ op: 'rename', at: '/site/name', name: '__proto__' }), /__proto__/],
  [
    'brings a prototype along',
    'propose',
    set({ at: '/site/variables', value: JSON.parse('{"__proto__": {"a": "b"}}') }),
    /__proto__/,
  ],
  ['sets a constructor', 'propose', set({ at: '/site/constructor' }), /Refused/],
  ['shares as a prototype', 'propose', propose({ op: 'share', page: '/', section: 1, name: '__proto__' }), /__proto__/],
  ['is of another type', 'propose', { title: 7, operations: 'all' }, unfit],
  ['says nothing', 'propose', {}, unfit],
  ['says more than it may', 'propose', { ...set({ at: '/site/name' }), command: 'rm -rf .' }, unfit],
  ['asks for what there is not', 'propose', propose({ op: 'run', command: 'ls' }), unfit],
  ['has no end', 'propose', { title: 'x'.repeat(1_000_000), operations: [] }, unfit],
  ['writes a book', 'propose', set({ at: '/site/name', value: 'x'.repeat(300_000) }), /larger than 200 kB/],
  ['goes deep', 'propose', set({ at: '/site/name', value: deep }), /nested deeper/],
  [
    'says a thousand things',
    'propose',
    { title: 'Many', operations: Array(1000).fill({ op: 'remove', at: '/site' }) },
    unfit,
  ],
  ['speaks in two lines', 'propose', { ...set({ at: '/site/name' }), title: 'A\n\nCo-authored-by: x' }, unfit],
  ['removes the site', 'propose', propose({ op: 'remove', at: '/site' }), /Refused/],
  ['removes everything', 'propose', propose({ op: 'remove', at: '' }), /only what is inside/],
  ['removes the home page', 'propose', propose({ op: 'remove-page', path: '/' }), /Refused/],
  [
    'links to a script',
    'propose',
    set({ page: '/', section: 1, at: '/actions/0/href', value: 'javascript:alert(1)' }),
    /Refused/,
  ],
  ['includes other folders', 'propose', set({ at: '/include/0', value: '../**/*.json' }), /Refused/],
  [
    'is half right',
    'propose',
    propose(
      { op: 'set', at: '/site/name', value: 'Other' },
      { op: 'set', page: '/', section: 1, at: '/headline', value: 'x' },
    ),
    /Refused/,
  ],
  ['undoes what it did not', 'undo', { steps: 3 }, /nothing to undo/],
  ['undoes backwards', 'undo', { steps: -1 }, unfit],
  ['calls what there is not', 'run', { command: 'ls' }, /There is no tool/],
  ['calls a part of an object', '__proto__', {}, /There is no tool/],
  ['shows another address', 'show', { page: 'https://example.com/' }, /there is no page/],
  ['shows a file', 'show', { page: 'file:///etc/passwd' }, /there is no page/],
  ['looks in two places', 'look', { page: '/', shared: 'ask-us', at: '/heading' }, /name one of them/],
]
