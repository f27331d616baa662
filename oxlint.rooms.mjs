import { readdirSync } from 'node:fs'

/**
 * The rooms of src from top to bottom, folders and single files, and what each may import besides itself: only what stands
 * below it, so that the table has no circle.
 */
const rooms = {
  edit: [
    'after-others',
    'tool-theme',
    'screens',
    'preview',
    'server',
    'gallery',
    'parts',
    'site-files',
    'git',
    'changes',
    'content',
    'schema',
    'agreed',
    'colors',
    'generated',
    'language',
    'is-object',
    'letters',
    'many',
    'disk',
    'root',
    'hash',
    'read-url',
  ],
  assistant: [
    'gallery',
    'site-files',
    'git',
    'changes',
    'content',
    'schema',
    'generated',
    'is-object',
    'disk',
    'root',
    'hash',
  ],
  share: ['preview', 'server', 'root', 'hash'],
  preview: [
    'publish',
    'vite',
    'render',
    'theme',
    'content',
    'schema',
    'browser',
    'agreed',
    'generated',
    'many',
    'is-object',
    'code-hash',
    'made-once',
    'root',
    'disk',
    'hash',
  ],
  rollout: ['publish', 'agreed', 'disk', 'is-object', 'hash'],
  screens: ['publish', 'git', 'changes', 'content', 'schema', 'disk', 'after-others'],
  publish: [
    'leads',
    'host-files',
    'theme',
    'vite',
    'render',
    'shell',
    'parts',
    'content',
    'language',
    'schema',
    'agreed',
    'generated',
    'disk',
    'code-hash',
    'is-object',
    'many',
    'root',
    'typed',
    'hash',
  ],
  server: ['leads', 'host-files', 'agreed', 'generated', 'read-url'],
  leads: ['agreed', 'generated', 'disk', 'is-object', 'root', 'read-url'],
  staff: ['tool-theme', 'agreed'],
  gallery: ['tool-theme', 'parts', 'content', 'schema', 'generated'],
  vite: ['render', 'elements', 'root', 'hash'],
  render: [
    'shell',
    'sections',
    'parts',
    'theme',
    'palette',
    'content',
    'language',
    'agreed',
    'generated',
    'hash',
    'read-url',
  ],
  shell: ['parts', 'bar-room', 'language', 'agreed', 'generated'],
  sections: ['parts', 'picture-width', 'bento', 'agreed', 'generated'],
  parts: ['content', 'picture-width', 'bento', 'browser', 'agreed', 'generated', 'read-url'],
  theme: ['palette', 'agreed', 'generated'],
  starter: ['changes', 'content', 'disk', 'root'],
  'site-files': ['changes', 'content', 'disk'],
  changes: ['content', 'schema', 'generated', 'is-object', 'disk'],
  content: [
    'git',
    'schema',
    'palette',
    'colors',
    'picture-width',
    'bar-room',
    'language',
    'agreed',
    'generated',
    'code-hash',
    'is-object',
    'letters',
    'many',
    'disk',
    'root',
    'typed',
    'hash',
    'read-url',
  ],
  git: ['disk'],
  schema: ['is-object', 'root', 'disk'],
  'picture-width': ['bento', 'generated'],
  'bar-room': ['generated'],
  language: [],
  bento: [],
  'host-files': ['agreed'],
  browser: ['agreed'],
  palette: ['colors', 'generated'],
  colors: [],
  agreed: [],
  elements: [],
  generated: ['letters'],
  disk: ['is-object'],
  'after-others': [],
  'code-hash': ['makes-no-pages', 'root'],
  'tool-theme': [],
  hash: [],
  'is-object': [],
  'makes-no-pages': [],
  letters: [],
  many: [],
  'read-url': [],
  'made-once': [],
  root: [],
  typed: [],
}

/** What the browser gets of sections, and what the server draws in its place. */
const islands = ['src/sections/*.island.tsx', 'src/sections/*.markup.tsx', 'src/sections/*.browser.ts']

/** The folders of src/content as content passes them, and those before it that a folder has nothing to do with. */
const stages = {
  json: [],
  operations: ['text'],
  text: ['operations'],
  times: ['json', 'text'],
  pictures: ['text', 'times'],
  read: ['text', 'times'],
  judge: ['text'],
  sources: [],
  survey: [],
  rules: [],
  'unknown-pages': [],
  resolve: ['rules'],
  report: ['survey', 'rules', 'resolve'],
  uses: ['resolve'],
}

const ofPages = '^(react|react-dom|react-router-dom|@mantine|vite|fastify)(/|$)'
const ofNode = '^(node:|vite$|fastify$)'
/** Packages that a room has to do without: what runs in the browser has no Node, and content knows nothing of pages. */
const without = {
  content: ofPages,
  leads: ofPages,
  staff: ofNode,
  sections: ofNode,
  shell: ofNode,
  browser: ofNode,
  agreed: '^[^.]',
}

const names = Object.keys(rooms)
for (const [index, below] of Object.values(rooms).entries()) {
  const wrong = below.find((name) => names.indexOf(name) <= index)
  if (wrong) throw new Error(`${names[index]} may import ${wrong}, which does not stand below it.`)
}
for (const name of readdirSync(new URL('src', import.meta.url)).map((file) => file.replace(/\.(tsx?|json)$/, '')))
  if (!names.includes(name)) throw new Error(`src/${name} has no place among the rooms.`)

const forbid = (files, ...patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } })

/** Addresses that lead to other rooms than these. */
function otherRooms(mayImport, up = '(\\.\\./)+') {
  const others = [...names, 'scripts', 'tools'].filter((name) => !mayImport.includes(name))
  return { regex: `^${up}(${others.join('|')})[./]`, message: 'Imports point one way: not from here to that room.' }
}

function packages(room) {
  return without[room] ? [{ regex: without[room], message: 'This room has to do without that package.' }] : []
}

const ofRooms = Object.entries(rooms).flatMap(([room, below]) => [
  forbid([`src/${room}/**`], otherRooms([room, ...below]), ...packages(room)),
  forbid([`src/${room}.ts`], otherRooms([room, ...below], '\\./')),
])

const ofStages = Object.entries(stages).map(([stage, apart], index) => {
  const others = [...Object.keys(stages).slice(index + 1), ...apart, 'check', 'workspace']
  const message = 'Content passes its stages in order: not from here to that one.'
  const regex = `^(\\.\\./)+(${others.join('|')})[./]`
  return forbid(
    [`src/content/${stage}/**`],
    otherRooms(['content', ...rooms.content]),
    { regex, message },
    ...packages('content'),
  )
})

export default {
  categories: { correctness: 'off' },
  ignorePatterns: ['src/generated', 'dist', '.cache'],
  overrides: [
    ...ofRooms,
    ...ofStages,
    forbid(['src/parts/**'], otherRooms(['parts', ...rooms.parts]), {
      regex: '^\\.\\./content/([^t]|[^/]*$)',
      message: 'Of content, parts need only how texts are read.',
    }),
    forbid(
      islands,
      otherRooms(['sections', 'parts', 'browser', 'agreed']),
      { regex: '^\\./[a-z-]+\\.tsx?$', message: 'The browser gets the island, and not the rest of the section.' },
      ...packages('sections'),
    ),
    forbid(
      ['tools/**'],
      otherRooms(['tools', 'content', 'schema', 'generated', 'disk', 'is-object', 'root'], '(\\.\\./)+src/'),
    ),
  ],
}
