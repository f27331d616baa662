import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSides } from '../../src/git/sides.ts'

const top = mkdtempSync(path.join(tmpdir(), 'sides-'))
// A name that ends with a space is a name like any other.
const folder = path.join(top, 'my site ')
afterAll(() => rmSync(top, { recursive: true }))

function git(...words: string[]): void {
  const own = ['-c', 'user.name=Ada', '-c', 'user.email=ada@sample.example', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...own, ...words], { cwd: folder, stdio: 'pipe' })
}

test('a picture that is a link to another one is there before, too; other links are not', async () => {
  const images = path.join(folder, 'public/images')
  mkdirSync(images, { recursive: true })
  writeFileSync(path.join(folder, 'pages.json'), '{}')
  writeFileSync(path.join(images, 'team.svg'), '<svg/>')
  symlinkSync('team.svg', path.join(images, 'us.svg'))
  symlinkSync('../elsewhere.json', path.join(folder, 'notes.json'))
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'A site')
  const { before, close } = await openSides(path.join(folder, 'pages.json'), 'HEAD', true)
  try {
    const read = (name: string) => readFileSync(path.join(path.dirname(before.config), name), 'utf8')
    expect(read('public/images/us.svg')).toBe('<svg/>')
    expect(() => read('notes.json')).toThrow('ENOENT')
  } finally {
    await close()
  }
})

test('a config that is a link in git is told as what it is', async () => {
  symlinkSync('pages.json', path.join(folder, 'site.json'))
  git('add', '.')
  git('commit', '--quiet', '-m', 'A link')
  await expect(openSides(path.join(folder, 'site.json'), 'HEAD', false)).rejects.toThrow(
    /^site\.json is a link in [0-9a-f]{7}\. Name the file that it leads to with --config\.$/,
  )
})

test('what git cannot say is told, and not taken for no change', async () => {
  writeFileSync(path.join(folder, '.git/index'), 'no index')
  await expect(openSides(path.join(folder, 'pages.json'), 'HEAD', true)).rejects.toThrow(
    /^git cannot say what has changed \(git (?:diff|ls-files)\): .*index/,
  )
})
