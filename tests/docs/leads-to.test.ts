import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { guide } from './guide.ts'

function read<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T
}

interface Task {
  label: string
  script: string
  group?: { isDefault: boolean }
}

const { scripts } = read<{ scripts: Record<string, string> }>('package.json')
const { tasks } = read<{ tasks: Task[] }>('.vscode/tasks.json')
const commands = Array.from(
  guide.matchAll(/npm (?:run )?(start|(?<=run )\w+)(?: -- (--[\w-]+))?/g),
  ([, name = '', flag = '']) => ({
    name,
    flag,
  }),
)

test('the commands that the guide names are there', () => {
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter(({ name }) => !scripts[name])).toEqual([])
})

test.for(commands.filter(({ flag }) => flag))('npm run $name knows $flag', ({ name, flag }) => {
  const help = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), name, '--help'], { encoding: 'utf8' })
  expect(help.stdout).toContain(flag)
})

test('the tasks that the guide names are there', () => {
  expect(guide).toContain('then _Preview_')
  expect(tasks.map(({ label }) => label)).toContain('Preview')
  expect(guide).toContain('press `Ctrl+Shift+B`')
  expect(tasks.find(({ group }) => group?.isDefault)?.script).toBe('validate')
})

/** The names by which links lead to the headings of a text. */
function headingsOf(text: string): string[] {
  return Array.from(text.matchAll(/^##+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

test('links within the guide lead to its headings, and to each of them', () => {
  const headings = headingsOf(guide)
  const anchors = Array.from(guide.matchAll(/\]\(#([^)]+)\)/g), ([, anchor = '']) => anchor)
  expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([])
  expect(headings.filter((heading) => !anchors.includes(heading))).toEqual([])
})

test.each(['README.md', 'docs/leads.md', 'docs/scale.md', 'docs/agreed.md', 'docs/decisions.md'])(
  'links of %s to a heading lead to one',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const lost = Array.from(text.matchAll(/\]\(([\w./-]*)#([^)]+)\)/g)).filter(([, to = '', anchor = '']) => {
      const other = path.join(root, path.dirname(file), to)
      return !headingsOf(to ? readFileSync(other, 'utf8') : text).includes(anchor)
    })
    expect(lost.map(([link]) => link)).toEqual([])
  },
)

test('files that the guide names are there, whichever the site', () => {
  const linked = Array.from(guide.matchAll(/\]\((?![#/]|\w+:)([^)#]+)/g), ([, name = '']) => path.join('docs', name))
  const named = Array.from(guide.matchAll(/`(examples\/[\w./-]*)`/g), ([, name = '']) => name)
  const files = [...linked, ...named]
  expect(files.length).toBeGreaterThan(1)
  expect(files.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})

test('the README says what each folder of src is', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const told = Array.from(readme.matchAll(/^src\/([\w-]+)\/ /gm), ([, name]) => name)
  const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(told.sort()).toEqual(folders.map(({ name }) => name).sort())
})

test.each(['README.md', 'docs/leads.md', 'docs/scale.md', 'docs/decisions.md'])(
  'code that %s names is there',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const named = Array.from(
      text.matchAll(/`((?:src|scripts|schemas|tests|tools)\/[\w./-]+)`/g),
      ([, name = '']) => name,
    )
    // The README makes a type of this name.
    const lost = named.filter((name) => !/TYPE|glossary/.test(name) && !existsSync(path.join(root, name)))
    expect(lost).toEqual([])
  },
)
