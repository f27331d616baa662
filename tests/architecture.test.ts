import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'

/**
 * What each part may import besides itself. A part is a folder of src, a file of it (`theme`, `root`), `scripts`, or
 * what the browser gets of sections: `island`.
 */
const below = [
  'agreed',
  'browser',
  'content',
  'generated',
  'parts',
  'render',
  'root',
  'schema',
  'sections',
  'shell',
  'theme',
]
const mayImport: Record<string, string[]> = {
  generated: [],
  root: [],
  agreed: [],
  browser: ['agreed'],
  schema: ['root'],
  theme: ['browser', 'generated'],
  content: ['generated', 'root', 'schema'],
  changes: ['content', 'schema'],
  parts: ['agreed', 'browser', 'generated'],
  island: ['agreed', 'browser', 'parts'],
  sections: ['generated', 'island', 'parts'],
  shell: ['agreed', 'generated', 'parts'],
  render: ['agreed', 'content', 'generated', 'parts', 'sections', 'shell', 'theme'],
  leads: ['agreed', 'content', 'generated', 'root'],
  gallery: below,
  vite: below,
  documents: ['content', 'generated', 'root'],
  publish: [...below, 'vite'],
  preview: [...below, 'leads', 'publish', 'vite'],
  server: [...below, 'leads'],
  scripts: [...below, 'changes', 'documents', 'leads', 'preview', 'publish', 'server', 'vite'],
}

/** Packages that a part must not need: what runs in the browser has no Node, and content knows nothing of pages. */
const mustNotNeed: Record<string, RegExp> = {
  content: /^(react|react-dom|react-router-dom|vite|@mantine\/.*)(\/|$)/,
  island: /^(node:|vite$|fastify$)/,
  leads: /^(react|react-dom|react-router-dom|vite|fastify|@mantine\/.*)(\/|$)/,
  agreed: /./,
  browser: /^(node:|vite$|fastify$)/,
  sections: /^(node:|vite$|fastify$)/,
  shell: /^(node:|vite$|fastify$)/,
}

const files = ['src', 'scripts']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('src/generated/'))

const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

function partOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  if (/^src\/sections\/.*\.(island\.tsx|module\.css)$/.test(file)) return 'island'
  return top === 'src' ? second.replace(/\.tsx?$/, '') : top
}

function importsOf(source: string): string[] {
  const statements = /^\s*(?:import|export)\b[^'"=]*?\bfrom\s*['"]([^'"\n]+)['"]|\bimport[\s(]*['"]([^'"\n]+)['"]/gm
  return Array.from(source.matchAll(statements), ([, from, bare]) => from ?? bare ?? '')
}

function allows(file: string, imported: string): boolean {
  const part = partOf(file)
  if (!imported.startsWith('.')) return !mustNotNeed[part]?.test(imported)
  const target = path.join(path.dirname(file), imported)
  const targetPart = target.startsWith('src/') || target.startsWith('scripts/') ? partOf(target) : undefined
  return targetPart === undefined || targetPart === part || (mayImport[part] ?? []).includes(targetPart)
}

test('imports are found however they are written', () => {
  const source = `import a, { type B } from './a.ts'\nimport {\n  c,\n} from "../c.ts"\nimport './d.css'
export * from './e.ts'\nexport const f = () => import('./f.ts')\nexport type G = import('./g.ts').G\nexport const h = './h.ts'`
  expect(importsOf(source)).toEqual(['./a.ts', '../c.ts', './d.css', './e.ts', './f.ts', './g.ts'])
})

test('imports point one way', () => {
  const wrong = files.flatMap((file) => {
    const imports = importsOf(sourceOf(file)).filter((imported) => !allows(file, imported))
    return imports.map((imported) => `${file} imports ${imported}`)
  })
  expect(wrong).toEqual([])
})

test('every folder of src has its place in the order', () => {
  expect(files.map(partOf).filter((part) => !(part in mayImport))).toEqual([])
})

test('a file stays one readable thought', () => {
  const long = files.filter((file) => sourceOf(file).trimEnd().split('\n').length > 250)
  expect(long).toEqual([])
})
