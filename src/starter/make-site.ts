import { existsSync, lstatSync } from 'node:fs'
import { cp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { removeDraftsAmong } from '../changes/left-drafts.ts'
import { draftOf } from '../changes/replace-file.ts'
import { change } from '../content/operations/change.ts'
import { entriesOf } from '../disk/listing.ts'
import { makeFolder } from '../disk/make-folder.ts'
import { root } from '../root.ts'
import { type Answers, starter, usual, withAnswers } from './answers.ts'

/** A folder in which no site can be made. Its message is for the reader as it is. */
export class TakenFolder extends Error {
  override name = 'TakenFolder'
}

/** Refuses what is not an empty folder, and not free. */
export async function refuseTaken(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && !isLink(folder)) return []
    const reason = { ENOENT: 'is a link that leads nowhere', ENOTDIR: 'is no folder' }[error.code ?? '']
    throw reason === undefined ? error : new TakenFolder(`${folder} ${reason}.`)
  })
  if (entries.length > 0)
    throw new TakenFolder(`${folder} is not empty. A new site needs a folder of its own, which may not exist yet.`)
  const other = siteAround(path.resolve(folder))
  if (other !== undefined)
    throw new TakenFolder(
      `${folder} lies among the pages or pictures of the site in ${other}, and would be part of it.`,
    )
}

/** The site to whose files a folder would belong. */
function siteAround(folder: string): string | undefined {
  const above = path.dirname(folder)
  if (above === folder) return undefined
  const isPart = ['pages', 'public'].includes(path.basename(folder)) && existsSync(path.join(above, 'pages.json'))
  return isPart ? above : siteAround(above)
}

function isLink(name: string): boolean {
  return lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() === true
}

/** Makes a site: all of it is there in the end, or nothing. */
export async function makeSite(folder: string, answers: Answers): Promise<void> {
  await refuseTaken(folder)
  const parent = path.dirname(path.resolve(folder))
  makeFolder(parent)
  // Links lead elsewhere than their names say, and "../" is read where they lead.
  const named = path.join(await realpath(parent), path.basename(path.resolve(folder)))
  const target = await realpath(named).catch(() => named)
  await removeLeft(target)
  const draft = draftOf(target)
  try {
    await cp(starter, draft, { recursive: true })
    await rewrite(path.join(draft, 'pages.json'), (text) => configOf(text, target, answers))
    for (const drawing of await glob('public/**/*.svg', { cwd: draft, absolute: true }))
      await rewrite(drawing, (text) => inColors(text, answers))
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Removes what a killed process had begun to make of this. */
async function removeLeft(target: string): Promise<void> {
  const [folder, begin] = [path.dirname(target), `${path.basename(target)}.`]
  const names = entriesOf(folder).map(({ name }) => name)
  await removeDraftsAmong(
    folder,
    names.filter((name) => name.startsWith(begin)),
  )
}

async function rewrite(file: string, replace: (text: string) => string): Promise<void> {
  await writeFile(file, replace(await readFile(file, 'utf8')))
}

function configOf(text: string, target: string, answers: Answers): string {
  const schema = path.relative(target, path.join(root, 'schemas/pages.schema.json')).split(path.sep).join('/')
  return change(withAnswers(text, answers), [{ op: 'set', at: '/$schema', value: schema }]).text
}

/** The starter's drawings are in its colours, which become those of the site. */
function inColors(drawing: string, { brand, accent }: Answers): string {
  return drawing.replace(/#\w{6}/g, (color) =>
    color === usual.brand ? brand : color === usual.accent ? accent : color,
  )
}
