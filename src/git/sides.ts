import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Listing } from '../disk/listing.ts'
import { temporaryFolder } from '../disk/temporary-folder.ts'
import { findBase } from './base.ts'
import { Git, NotComparable } from './git.ts'

type Fingerprints = Map<string, string>

/** A site as it was and as it is, to be read from two folders. */
export interface Sides {
  before: { config: string; files: Fingerprints }
  after: { config: string; files: Fingerprints }
  /** What the earlier one is called. */
  called: string
  /** What was said of its files, which lie in a folder that goes: they are called as git calls them. */
  told: (words: string) => string
  /** Removes what was made for it. */
  close: () => Promise<void>
}

/** Puts both sides into folders. `pictures` says whether what is in public/ is needed as well. */
export async function openSides(config: string, named: string | undefined, pictures: boolean): Promise<Sides> {
  const folder = path.dirname(path.resolve(config))
  if (!existsSync(folder)) throw new NotComparable(`${config} cannot be read: there is no such file.`)
  const git = new Git(folder)
  const base = await findBase(git, named)
  const name = path.basename(config)
  if ('folder' in base) {
    const before = path.join(base.folder, name)
    const [one, other] = await Promise.all([hashAll(base.folder), hashAll(folder)])
    const close = async () => {}
    const sides = { before: { config: before, files: one }, after: { config, files: other }, called: base.called }
    return { ...sides, told: (words) => words, close }
  }
  const { folder: temporary, remove: close } = await temporaryFolder('diff')
  try {
    const [before, changed, others] = await Promise.all([
      checkOut(git, base.commit, name, temporary, pictures),
      git.names(
        'diff',
        '--name-only',
        '-z',
        '--no-renames',
        '--no-ext-diff',
        '--relative',
        base.commit,
        '--',
        'public',
      ),
      git.names('ls-files', '--others', '--exclude-standard', '-z', '--', 'public'),
    ])
    if (!before) throw new NotComparable(`There is no ${name} in ${base.called} (${base.commit.slice(0, 7)}).`)
    const after = new Map(before.files)
    for (const file of [...changed, ...others]) {
      const bytes = await readFile(path.join(folder, file)).catch(() => undefined)
      if (bytes) after.set(addressOf(file), hash(bytes))
      else after.delete(addressOf(file))
    }
    const commit = base.commit.slice(0, 7)
    const site = path.dirname(before.config)
    const names = [site, path.relative('', site).replaceAll(path.sep, '/')]
    const told = (words: string) => names.reduce((text, name) => text.replaceAll(`${name}/`, `${commit}:`), words)
    return { before, after: { config, files: after }, called: `${base.called} (${commit})`, told, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Since the branch left the main one, or since the last commit where that is not known. */
export async function openSidesOfBranch(config: string, pictures: boolean): Promise<Sides> {
  return openSides(config, undefined, pictures).catch((error: unknown): Promise<Sides> => {
    if (!(error instanceof NotComparable)) throw error
    return openSides(config, 'HEAD', pictures)
  })
}

/** Writes the site of a commit into a folder, without touching the checkout. Undefined when it has no such config. */
async function checkOut(
  git: Git,
  commit: string,
  name: string,
  to: string,
  pictures: boolean,
): Promise<Sides['before'] | undefined> {
  const prefix = (await git.line('rev-parse', '--show-prefix')) ?? ''
  // Names in an index are those below the top of the checkout; in this one the site itself is the top.
  const top = new Git((await git.line('rev-parse', '--show-toplevel')) ?? '')
  const own = top.withIndex(path.join(to, 'index'))
  const tree = `${commit}:${prefix.replace(/\/$/, '')}`
  if ((await top.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', tree])) === undefined) return undefined
  await own.sure(['read-tree', tree])
  const entries = (await own.names('ls-files', '--stage', '-z', '--full-name', '--', ':/')).map((entry) => {
    // Only the first tab is not part of the name.
    const end = entry.indexOf('\t')
    return { file: entry.slice(end + 1), blob: entry.split(' ')[1] ?? '', isLink: entry.startsWith('120000') }
  })
  const config = entries.find(({ file }) => file === name)
  if (!config) return undefined
  if (config.isLink)
    throw new NotComparable(`${name} is a link in ${commit.slice(0, 7)}. Name the file that it leads to with --config.`)
  // A link in public/ is one of its files, and the build follows it nowhere else.
  const wanted = entries.filter(({ file, isLink }) =>
    isPublic(file) ? pictures : !isLink && (file.endsWith('.json') || file === name),
  )
  const site = path.join(to, 'site')
  const list = wanted.map(({ file }) => `${file}\0`).join('')
  await own.sure(['checkout-index', '--force', '-z', '--stdin', `--prefix=${site}/`], list)
  const files = entries.filter(({ file }) => isPublic(file)).map(({ file, blob }) => [addressOf(file), blob] as const)
  return { config: path.join(site, name), files: new Map(files) }
}

function isPublic(file: string): boolean {
  return file.startsWith('public/')
}

/** As visitors address it. */
function addressOf(file: string): string {
  return file.slice('public'.length)
}

async function hashAll(folder: string): Promise<Fingerprints> {
  const from = path.join(folder, 'public')
  const files: Fingerprints = new Map()
  for (const { name, entry } of new Listing().below(from))
    if (entry.isFile()) files.set(`/${name}`, hash(await readFile(path.join(from, name))))
  return files
}

/** As git names what a file holds, so that a file that got another name is known. */
function hash(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
