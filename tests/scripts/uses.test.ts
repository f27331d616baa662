import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { aSite } from '../content/a-site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sectile-uses-'))
const actions = [{ label: 'Back home', href: '/' }]
const site = aSite([{ type: 'hero', heading: 'Care in {city}', actions }], {
  settings: { variables: { city: 'Pune', country: 'India' } },
})
writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(site, null, 2))
afterAll(() => rmSync(folder, { recursive: true }))

function uses(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/run.mjs'), 'uses', ...words],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

test('says where something is used, in words and for programs', () => {
  expect(uses('city')).toMatchInlineSnapshot(`
    {
      "status": 0,
      "stderr": "",
      "stdout": "city is a variable, used in 1 place:
      pages.json:26:31  / › section 1 (hero)
    ",
    }
  `)
  expect(JSON.parse(uses('city', '--format', 'json').stdout)).toMatchObject([
    { kind: 'variable', name: 'city', uses: [{ file: 'pages.json', page: '/', section: 0 }] },
  ])
  expect(uses('country')).toEqual({ status: 0, stdout: 'country is a variable that nothing uses.\n', stderr: '' })
})

test('a name that nothing has ends with 1, and a wrong call or a missing file with 2', () => {
  expect(uses('contry')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Nothing is called "contry". Did you mean "country"?\n',
  })
  expect(uses('contry', '--format', 'json')).toMatchObject({ status: 1, stdout: '[]\n' })
  for (const words of [[], ['city', 'country'], ['city', '--format', 'xml'], ['city', '--config', 'none.json']])
    expect([words, uses(...words).status]).toEqual([words, 2])
})
