import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { address, readDownloads } from './content.ts'
import { makeDownload } from './make.ts'
import { sameDocument } from './same.ts'
import { readSite } from './site.ts'

/** Names the documents whose content, drawings or makers the files have not followed, and makes them anew if wanted. */
export async function refreshDownloads(config: string, write: boolean): Promise<string[]> {
  const site = await readSite(config)
  const stale: string[] = []
  // One after the other: each is small, and so the files are always named in the same order.
  for (const { name, download } of await readDownloads(path.join(path.dirname(config), 'downloads'), site)) {
    const file = path.join(site.publicFolder, address, name)
    const made = await makeDownload(download, site)
    const before = await readFile(file).catch(() => undefined)
    if (before && sameDocument(before, made)) continue
    stale.push(path.posix.join('public', address, name))
    if (!write) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, made)
  }
  return stale
}
