import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { judgeSite } from '../../src/content/check.ts'
import { formatText } from '../../src/content/report/format/text.ts'
import { root } from '../../src/root.ts'
import { aPage, aSite, check, sourcesOf } from '../content/a-site.ts'
import { version } from '../version.ts'
import { acceptIn, completionsIn, problems } from './editor.ts'

interface Task {
  label: string
  script: string
  problemMatcher: { severity: string; pattern: { regexp: string; severity?: number; message?: number }[] }[]
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
  const ended = { type: 'rich-text' as const, body: 'In January all may come.', ends: '2021-01-31' }
  const site = aSite([aPage([section, ended], { title: 'Care' })])
  const { diagnostics, notices } = judgeSite(sourcesOf(site))
  const found = [...diagnostics, ...notices]
  expect(found.map(({ severity }) => severity).sort()).toEqual(['error', 'notice', 'warning'])
  expect(listed(formatText(found, sourcesOf(site), { color: false }))).toEqual(
    found.map(({ file, line, column, severity, message }) => ({
      file,
      line,
      column,
      severity: severity === 'notice' ? 'info' : severity,
      message,
    })),
  )
})

/** What VS Code reads in the words of a task, by two patterns at a time: one for the place, one for the line after it. */
function listed(output: string) {
  const matchers = tasks.find(({ script }) => script === 'validate')?.problemMatcher ?? []
  const lines = output.split('\n')
  return lines.flatMap((line, index) =>
    matchers.flatMap(({ severity: usual, pattern: [place, words] }) => {
      const [, file, number, column] = new RegExp(place?.regexp ?? '$^').exec(line) ?? []
      const said = new RegExp(words?.regexp ?? '$^').exec(lines[index + 1] ?? '')
      if (!file || !said) return []
      const severity = said[words?.severity ?? -1] ?? usual
      return [{ file, line: Number(number), column: Number(column), severity, message: said[words?.message ?? 0] }]
    }),
  )
}
