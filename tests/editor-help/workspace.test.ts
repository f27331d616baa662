import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formatText } from '../../src/content/report/format/text.ts'
import { root } from '../../src/root.ts'
import { aPage, aSite, check, sourcesOf } from '../content/a-site.ts'
import { version } from '../version.ts'
import { acceptIn, completionsIn, problems } from './editor.ts'

interface Task {
  label: string
  script: string
  problemMatcher: { pattern: { regexp: string }[] }
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T
}

const { tasks } = read<{ tasks: Task[] }>('.vscode/tasks.json')

test.for(['pages/new.json', 'pages/blog/new.json', 'examples/bakery/pages/new.json'])(
  'a new and empty file has help in %s',
  async (file) => {
    const labels = (await completionsIn(file, '‸')).map(({ label }) => label)
    expect(labels).toEqual(['page: empty', 'page: heading, text, form', 'page: article'])
    expect(await problems(file, '{ "path": "/x" }')).toContain('Missing property "sections".')
  },
)

test('a site has help without naming its schema', async () => {
  expect(await problems('examples/new/pages.json', `{ "version": ${version} }`)).toEqual([
    'Missing property "site".',
    'Missing property "pages".',
  ])
})

test.for(['page: empty', 'page: heading, text, form', 'page: article'])(
  '%s is a page without mistakes',
  async (label) => {
    const offer = (await completionsIn('pages/new.json', '‸')).find((item) => item.label === label)
    if (!offer) throw new Error(`There is no snippet ${label}.`)
    const text = await acceptIn('pages/new.json', '‸', offer)
    expect(await problems('pages/new.json', text)).toEqual([])
    const address = (JSON.parse(text) as { path: string }).path
    const home = aPage([{ type: 'hero', heading: 'Care', actions: [{ label: 'Read the new page', href: address }] }])
    const site = aSite([home], { include: ['pages/**/*.json'] })
    expect(check(site, { includes: { 'pages/new.json': text } })).toEqual([])
  },
)

test('the tasks are commands that there are', () => {
  const { scripts } = read<{ scripts: Record<string, string> }>('package.json')
  expect(tasks.map(({ script }) => script).filter((script) => !scripts[script])).toEqual([])
})

test('the problems that a task lists are those that the tool says', () => {
  const section = { type: 'hero' as const, heading: 'Care', actions: [{ label: 'See our prices', href: '/gone' }] }
  const site = aSite([aPage([section], { title: 'Care' })])
  const found = check(site)
  expect(found.map(({ severity }) => severity).sort()).toEqual(['error', 'warning'])
  expect(listed(formatText(found, sourcesOf(site), { color: false }))).toEqual(
    found.map(({ file, line, column, severity, message }) => ({ file, line, column, severity, message })),
  )
})

/** What VS Code reads in the words of a task, by its two patterns: one for the place, one for the line after it. */
function listed(output: string) {
  const [place = /$^/, words = /$^/] = (
    tasks.find(({ script }) => script === 'validate')?.problemMatcher.pattern ?? []
  ).map(({ regexp }) => new RegExp(regexp))
  const lines = output.split('\n')
  return lines.flatMap((line, index) => {
    const [, file, number, column] = place.exec(line) ?? []
    const [, severity = 'error', message] = words.exec(lines[index + 1] ?? '') ?? []
    return file ? [{ file, line: Number(number), column: Number(column), severity, message }] : []
  })
}
