import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validate as verdictOf } from '../../scripts/validate/verdict.ts'
import { root } from '../../src/root.ts'
import { aPage, aSite } from '../content/a-site.ts'

let folder: string
const good = JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }]), null, 2)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sectile-validate-'))
})
afterAll(() => rm(folder, { recursive: true }))

function validate(...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/run.mjs'), 'validate', ...flags],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  return { status, stdout, stderr }
}

async function write(text: string, name = 'pages.json'): Promise<void> {
  await writeFile(path.join(folder, name), text)
}

test('a good site ends with 0 and says what was inspected', async () => {
  await write(good)
  expect(validate()).toEqual({ status: 0, stdout: '1 page, 1 section: no errors, no warnings\n', stderr: '' })
  expect(validate('--format', 'json')).toEqual({ status: 0, stdout: '[]\n', stderr: '' })
  expect(validate('--format', 'github')).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('a mistake ends with 1, in every format', async () => {
  await write(good.replace('"hero"', '"heroo"'))
  const text = validate()
  expect(text.status).toBe(1)
  expect(text.stderr).toBe('')
  expect(text.stdout).toMatch(
    /^pages\.json:\d+:\d+ {2}\/ › section 1 \(heroo\)\n {2}There is no section type "heroo"\./,
  )
  expect(text.stdout).toMatch(/\n\n1 page, 1 section: 1 error, no warnings\nNot judged until that is mended: .*\.\n$/)
  expect(JSON.parse(validate('--format', 'json').stdout)).toHaveLength(1)
  expect(validate('--format', 'github')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^::error file=pages\.json,line=/),
  })
  expect(JSON.parse(validate('--format', 'sarif').stdout)).toMatchObject({ version: '2.1.0' })
})

test('an empty file ends with 1, a missing one and a folder with 2', async () => {
  await write('', 'empty.json')
  expect(validate('--config', 'empty.json')).toMatchObject({ status: 1, stderr: '' })
  expect(validate('--config', 'none.json')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'none.json cannot be read: there is no such file.\n',
  })
  expect(validate('--config', '.')).toEqual({ status: 2, stdout: '', stderr: '. cannot be read: it is a folder.\n' })
})

test('a wrong flag ends with 2', () => {
  for (const flags of [
    ['--nonsense'],
    ['--at', 'soon'],
    ['--at', '2027-02-29'],
    ['--at', '2027-01-31T24:00'],
    ['--format', 'xml'],
    ['--max-warnings', 'few'],
    ['--config'],
    ['extra'],
  ]) {
    const { status, stdout, stderr } = validate(...flags)
    expect([flags, status, stdout]).toEqual([flags, 2, ''])
    expect(stderr).toMatch(/See npm run validate -- --help\n$/)
    expect(stderr).not.toMatch(/\n\s+at /)
  }
})

test('warnings end with 1 only above their limit', async () => {
  await write(good.replace('"language"', '"variables": { "old": "x" },\n    "language"'))
  expect(validate()).toMatchObject({ status: 0, stdout: expect.stringContaining('no errors, 1 warning\n') })
  expect(validate('--max-warnings', '1').status).toBe(0)
  expect(validate('--max-warnings', '0')).toMatchObject({
    status: 1,
    stderr: 'There are more warnings than --max-warnings 0 allows.\n',
  })
})

test('--at judges as on another day, and notices change neither what programs read nor how it ends', async () => {
  const section = { type: 'hero', heading: 'Until the end of January', ends: '2027-01-31' } as const
  await write(JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }, section]), null, 2))
  for (const [at, words] of [
    ['2027-01-17', 'no warnings'],
    ['2027-01-18', 'no warnings, 1 notice'],
    ['2027-01-31T23:59', 'no warnings, 1 notice'],
    ['2027-02-01', 'no warnings, 1 notice'],
  ] as const) {
    const { status, stdout } = validate('--at', at, '--max-warnings', '0')
    expect([at, status, stdout.trimEnd().split('\n').at(-1)]).toEqual([
      at,
      0,
      `1 page, 2 sections: no errors, ${words}`,
    ])
    expect(validate('--at', at, '--format', 'json').stdout).toBe('[]\n')
  }
  expect(validate('--at', '2027-01-31').stdout).toContain('notice: This section ends on 2027-01-31, today.')
  expect(validate('--at', '2027-01-31', '--format', 'github')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^::notice /),
  })
})

test('--fix changes nothing but the mistake, and says what it did', async () => {
  const text = `${good.replace('"hero"', '"heroo"').replaceAll('\n', '\r\n')}\r\n`
  await write(text)
  await chmod(path.join(folder, 'pages.json'), 0o640)
  const { status, stdout } = validate('--fix')
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'Fixed pages.json:21:19  change to "hero"\n\n1 page, 1 section: no errors, no warnings\n',
  })
  expect(await readFile(path.join(folder, 'pages.json'), 'utf8')).toBe(text.replace('"heroo"', '"hero"'))
  expect((await stat(path.join(folder, 'pages.json'))).mode & 0o777).toBe(0o640)
})

test('--fix mends page files that only a mended config includes', async () => {
  const config = JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }], { include: ['team.json'] }), null, 2)
  await write(config.replace('"version"', '// so it is\n  "version"'))
  await write(JSON.stringify(aPage([{ type: 'hero', heading: 'Team' }], { path: '/Team' })), 'team.json')
  expect(validate('--fix').stdout.match(/^Fixed .*$/gm)).toHaveLength(2)
  expect(await readFile(path.join(folder, 'team.json'), 'utf8')).toContain('"path":"/team"')
  await rm(path.join(folder, 'team.json'))
})

test('a fix that --fix leaves, since more would be wrong than before, says so', async () => {
  await write(good.replace('"heading"', '"Heading"').replace('"Care for all"', 'true'))
  expect(validate().stdout).toContain('(npm run validate -- --fix)')
  expect(validate('--fix').stdout).toContain('(not done: more would be wrong than before)')
})

test('--fix keeps standard output for the format', async () => {
  await write(good.replace('"hero"', '"heroo"'))
  expect(validate('--fix', '--format', 'json')).toMatchObject({
    status: 0,
    stdout: '[]\n',
    stderr: expect.stringContaining('Fixed pages.json:'),
  })
})

test('--fix leaves a file alone when there is nothing to mend', async () => {
  await write(good)
  const before = await stat(path.join(folder, 'pages.json'))
  validate('--fix')
  expect((await stat(path.join(folder, 'pages.json'))).mtimeMs).toBe(before.mtimeMs)
})

test('--help says what there is', () => {
  const { status, stdout } = validate('--help')
  expect(status).toBe(0)
  for (const flag of ['--config', '--format', '--max-warnings', '--fix', '--debug']) expect(stdout).toContain(flag)
})

test('a site that has not changed gets the same verdict again, and one that has its own', async () => {
  const wrong = good.replace('"hero"', '"heroo"')
  await write(wrong)
  // The third time nothing is judged any more.
  const [first, , third] = [validate(), validate(), validate()]
  expect(third).toEqual(first)
  expect(third.status).toBe(1)
  await write(good.replace('Care for all', 'Care for Ada'))
  expect(validate()).toMatchObject({ status: 0 })
  await write(wrong)
  expect(validate()).toEqual(first)
  expect(validate('--format', 'github')).toMatchObject({ stdout: expect.stringMatching(/^::error/) })
})

test('what the day tells is told anew each time', async () => {
  const basisOf = async (section: object, at: number | string) => {
    await write(JSON.stringify(aSite([{ type: 'hero', heading: 'Care for all' }, section as never])))
    const asked = { config: path.join(folder, 'pages.json'), format: 'text', maxWarnings: 9, fix: false, color: false }
    return (await verdictOf({ ...asked, at, bundle: folder })).basis.from
  }
  const now = Date.parse('2026-05-01')
  const hero = { type: 'hero', heading: 'Come and see us' }
  expect(await basisOf(hero, now)).toBeDefined()
  expect(await basisOf({ ...hero, ends: '2026-12-31' }, now)).toBeUndefined()
  expect(await basisOf({ ...hero, ends: '2026-04-01' }, now)).toBeUndefined()
  // A day that is asked for stays that day.
  expect(await basisOf({ ...hero, ends: '2026-12-31' }, '2026-05-01')).toBeDefined()
})
