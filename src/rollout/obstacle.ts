import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { foldersOf } from '../publish/output/in-the-way.ts'
import type { Plan } from './plan.ts'

/** A file of others where a folder is to be, or a folder with files of others where a file is to be; undefined where there is none. */
export async function obstacleFor({ put, remove }: Plan, to: string): Promise<string | undefined> {
  const there = new Listings(to)
  const going = new Set(remove)
  for (const folder of new Set(put.flatMap(foldersOf)))
    if ((await there.kindOf(folder)) === 'file' && !going.has(folder))
      return `${folder} is a file where a folder is to be`
  for (const name of put)
    if ((await there.kindOf(name)) === 'folder' && !(await goesWhole(to, name, going))) return `${name} is a folder`
  return undefined
}

async function goesWhole(to: string, folder: string, going: ReadonlySet<string>): Promise<boolean> {
  const entries = await readdir(path.join(to, folder), { recursive: true, withFileTypes: true })
  return entries.every((entry) => {
    const below = path.relative(to, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
    return entry.isDirectory() || going.has(below)
  })
}

/** What is in a folder, each part of it asked for once: in a mounted bucket each question is a way to a server. */
class Listings {
  private readonly known = new Map<string, Promise<ReadonlyMap<string, 'file' | 'folder'>>>()

  constructor(private readonly root: string) {}

  async kindOf(name: string): Promise<'file' | 'folder' | undefined> {
    const folder = path.posix.dirname(name)
    // In what is no folder there is nothing.
    if (folder !== '.' && (await this.kindOf(folder)) !== 'folder') return undefined
    const listing = this.known.get(folder) ?? this.list(folder)
    this.known.set(folder, listing)
    return (await listing).get(path.posix.basename(name))
  }

  private async list(folder: string): Promise<ReadonlyMap<string, 'file' | 'folder'>> {
    const entries = await readdir(path.join(this.root, folder), { withFileTypes: true })
    const kinds = entries.map(async (entry): Promise<[string, 'file' | 'folder']> => {
      const isFolder = entry.isSymbolicLink() ? await this.leadsToFolder(folder, entry.name) : entry.isDirectory()
      return [entry.name, isFolder ? 'folder' : 'file']
    })
    return new Map(await Promise.all(kinds))
  }

  /** Where others have put a link to a folder, what belongs into it is put there. */
  private async leadsToFolder(folder: string, name: string): Promise<boolean> {
    return (await stat(path.join(this.root, folder, name)).catch(() => null))?.isDirectory() ?? false
  }
}
