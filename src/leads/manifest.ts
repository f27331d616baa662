import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteForm } from './forms/form.ts'
import type { LeadWords } from './words.ts'

/** What the lead service has to know of a site. A build leaves it beside the pages, for the server's eyes only. */
export interface Manifest {
  readonly version: typeof manifestVersion
  /** The site's own address. */
  readonly url: string
  /** The path that the site stands below: "" or "/sub". */
  readonly base: string
  readonly language: string
  /** The paths of all pages. */
  readonly pages: readonly string[]
  readonly forms: readonly SiteForm[]
  /** Days after which leads are erased whose form says nothing of it, or is no longer known; left out, they are kept. */
  readonly keep?: number
  readonly words: LeadWords
}

/** Hidden: no host serves a name that begins with a dot. */
export const manifestName = '.sectile-forms.json'

/** Another number for each change that an older service would not understand. */
export const manifestVersion = 3

/** Reads what a build has left in its folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, manifestName)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`)
    throw error
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.version === manifestVersion) return manifest
  throw new Error(`${file} was left by another version of the build. Run "npm run build" again.`)
}
