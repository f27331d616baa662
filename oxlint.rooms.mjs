import { readdirSync } from 'node:fs'

/**
 * The rooms of src from top to bottom, and what each may import besides itself: only what stands below it, so that the
 * table has no circle. `after-others`, `alone`, `theme`, `posture`, `palette`, `colors`, `fonts`, `code-hash`, `beside`,
 * `hash`, `is-object`, `is-running`, `is-within`, `letters`, `listing`, `lock-file`, `made-once`, `name-place`, `read-url`,
 * `sealed`, `temporary-folder`, `tool-theme`, `typed`, `whole-file` and `root` are single files.
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
    'vite',
    'git',
    'changes',
    'content',
    'schema',
    'agreed',
    'colors',
    'generated',
    'is-object',
    'letters',
    'sealed',
    'whole-file',
    'code-hash',
    'made-once',
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
    'is-running',
    'sealed',
    'whole-file',
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
    'fonts',
    'agreed',
    'generated',
    'is-object',
    'made-once',
    'root',
    'listing',
    'hash',
  ],
  rollout: ['publish', 'agreed', 'alone', 'is-object', 'whole-file', 'name-place', 'hash'],
  screens: ['temporary-folder', 'publish', 'git', 'changes', 'content', 'schema', 'after-others'],
  publish: [
    'leads',
    'host-files',
    'theme',
    'vite',
    'render',
    'shell',
    'parts',
    'content',
    'schema',
    'fonts',
    'agreed',
    'generated',
    'alone',
    'code-hash',
    'is-object',
    'is-running',
    'sealed',
    'whole-file',
    'name-place',
    'root',
    'listing',
    'typed',
    'hash',
    'is-within',
  ],
  server: ['leads', 'host-files', 'agreed', 'generated', 'read-url'],
  leads: ['agreed', 'generated', 'is-object', 'root', 'read-url'],
  staff: ['tool-theme', 'agreed'],
  gallery: ['tool-theme', 'parts', 'content', 'schema', 'generated'],
  vite: ['render', 'elements', 'root', 'hash'],
  render: ['shell', 'sections', 'parts', 'theme', 'palette', 'content', 'agreed', 'generated', 'hash', 'read-url'],
  shell: ['parts', 'agreed', 'generated'],
  sections: ['parts', 'picture-width', 'bento', 'agreed', 'generated'],
  parts: ['content', 'picture-width', 'bento', 'browser', 'agreed', 'generated', 'read-url'],
  theme: ['browser', 'fonts', 'palette', 'posture', 'generated'],
  posture: ['generated'],
  fonts: ['agreed', 'generated'],
  starter: ['changes', 'content', 'listing', 'root'],
  'site-files': ['changes', 'content', 'is-running', 'lock-file', 'whole-file', 'listing'],
  changes: ['content', 'schema', 'generated', 'is-object', 'is-running', 'listing', 'name-place'],
  content: [
    'git',
    'schema',
    'palette',
    'colors',
    'picture-width',
    'agreed',
    'generated',
    'code-hash',
    'is-object',
    'letters',
    'sealed',
    'whole-file',
    'root',
    'listing',
    'typed',
    'hash',
    'read-url',
    'is-within',
  ],
  git: ['temporary-folder', 'listing'],
  schema: ['is-object', 'root', 'whole-file'],
  'picture-width': ['bento', 'generated'],
  bento: [],
  'host-files': ['agreed'],
  browser: ['agreed'],
  palette: ['colors', 'generated'],
  colors: [],
  agreed: [],
  elements: [],
  generated: ['letters'],
  'after-others': [],
  alone: ['is-object', 'is-running', 'lock-file'],
  'code-hash': ['beside', 'root'],
  'tool-theme': [],
  hash: [],
  'is-object': [],
  beside: [],
  'is-running': [],
  'is-within': [],
  letters: [],
  'lock-file': ['name-place'],
  sealed: [],
  'whole-file': ['name-place'],
  listing: [],
  'name-place': [],
  'read-url': [],
  'made-once': [],
  'temporary-folder': [],
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
      otherRooms(['tools', 'content', 'schema', 'generated', 'is-object', 'root'], '(\\.\\./)+src/'),
    ),
  ],
}
