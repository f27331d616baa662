import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesOf } from '../../changes/site/files.ts'
import type { Sources } from '../../content/read/source-file.ts'
import type { Step } from './journal.ts'

/** A copy of a site, to be drawn and then thrown away. */
export interface Stage {
  readonly config: string
  close(): Promise<void>
}

/** Puts a site as it is, or as it was before a batch, into a folder of its own. */
export async function openStage(sources: Sources, folder: string, batch?: Step): Promise<Stage> {
  const stage = await mkdtemp(path.join(tmpdir(), 'sectile-show-'))
  const files = new Map(filesOf(sources).map((file) => [file.path, file.bytes]))
  const pictures = (batch?.files ?? []).filter(({ file }) => file.startsWith('public/'))
  const publicFolder = path.join(folder, 'public')
  if (pictures.length > 0) await cp(publicFolder, path.join(stage, 'public'), { recursive: true })
  else await symlink(publicFolder, path.join(stage, 'public'), 'junction')
  for (const { file, before } of batch?.files ?? []) {
    if (before) files.set(file, before)
    else files.delete(file)
    if (!before && file.startsWith('public/')) await rm(path.join(stage, file))
  }
  for (const [file, bytes] of files) {
    await mkdir(path.dirname(path.join(stage, file)), { recursive: true })
    await writeFile(path.join(stage, file), bytes)
  }
  return { config: path.join(stage, sources.config.path), close: () => rm(stage, { recursive: true }) }
}
