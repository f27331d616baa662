import { createHash } from 'node:crypto'
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesOf } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { temporaryFolder } from '../../disk/temporary-folder.ts'
import type { FileStep } from '../../site-files/write.ts'
import type { Step } from './journal.ts'

/** A copy of a site, to be drawn and then thrown away. */
export interface Stage {
  /** The same for the same state of the site. */
  readonly name: string
  /** Makes it, and returns its config. */
  open(): Promise<{ config: string; close(): Promise<void> }>
}

/** A site as it is, or as it was before a batch, in a folder of its own. */
export function stageOf(sources: Sources, folder: string, batch?: Step): Stage {
  const files = new Map(filesOf(sources).map((file) => [file.path, file.bytes]))
  const isPicture = ({ file }: FileStep) => file.startsWith('public/')
  const pictures = (batch?.files ?? []).filter(isPicture)
  for (const { file, before } of batch?.files ?? []) {
    if (before) files.set(file, before)
    else files.delete(file)
  }
  const hash = createHash('sha1')
  for (const [file, bytes] of files) hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  hash.update(JSON.stringify([...sources.publicFiles, ...pictures.map(({ file }) => file)]))
  return { name: hash.digest('hex'), open }

  async function open() {
    const { folder: stage, remove } = await temporaryFolder('show')
    const publicFolder = path.join(folder, 'public')
    if (pictures.length > 0) await cp(publicFolder, path.join(stage, 'public'), { recursive: true })
    else await symlink(publicFolder, path.join(stage, 'public'), 'junction')
    for (const { file, before } of pictures) if (!before) await rm(path.join(stage, file))
    for (const [file, bytes] of files) {
      await mkdir(path.dirname(path.join(stage, file)), { recursive: true })
      await writeFile(path.join(stage, file), bytes)
    }
    return { config: path.join(stage, sources.config.path), close: remove }
  }
}
