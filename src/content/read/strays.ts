import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { ledgerName } from '../../agreed/ledger-name.ts'
import type { Listing } from '../../disk/listing.ts'

/** A file that holds a page and is not read. */
export interface Stray {
  /** Relative to the folder of the config, with "/". */
  file: string
  path: string
}

/** What the name of a page file ends with by mistake: Windows hides endings that it knows, and adds some. */
const endings = /(?:^|\/)[^.]+$|\.(?:json\s?|json[5cl]|jso|jsn|josn|jason|txt|text|js)$/i
/** Whether a file is looked into that nobody includes. */
export function mayHoldPage(name: string): boolean {
  return endings.test(name)
}

/** What is not looked at at all. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules'
}

/** Whether a folder beside a config is what a build has written, where no pages are looked for. */
export function isBuilt(folder: string): boolean {
  return path.basename(folder) === 'dist' || existsSync(path.join(folder, ledgerName))
}

/** 1 MB: no page is longer. */
const largest = 1024 * 1024

/** Looks for pages in files that are not read, because of where they are or how they are named. */
export async function findStrays(config: string, read: ReadonlySet<string>, listing: Listing): Promise<Stray[]> {
  const folder = path.dirname(config)
  const names = namesNear(folder, listing)
  // A folder with a config of its own is another site.
  const others = names.filter((name) => /^[^/]+\/pages\.json$/.test(name)).map((name) => path.dirname(name))
  const open = names.filter(
    (name) => mayHoldPage(name) && !read.has(name) && !others.includes(name.split('/')[0] ?? ''),
  )
  const found = await Promise.all(
    open.sort().map(async (name) => ({ name, text: await textOf(path.join(folder, name)) })),
  )
  return found.flatMap(({ name, text }) => {
    const address = pathIn(text)
    return address === undefined || path.join(folder, name) === config ? [] : [{ file: name, path: address }]
  })
}

/**
 * The files in a folder, in the folders in it, and anywhere below pages/; further down other sites and other projects
 * begin. To hold thousands of names against patterns would take longer than to read them.
 */
function namesNear(folder: string, listing: Listing, below = ''): string[] {
  const shown = listing
    .entries(below === '' ? folder : `${folder}/${below.slice(0, -1)}`)
    .filter(({ name }) => !isHidden(name))
  const files = shown.filter((entry) => entry.isFile()).map(({ name }) => below + name)
  const folders = shown.filter((entry) => entry.isDirectory()).map(({ name }) => below + name)
  const near = folders.filter(
    (name) => (below === '' && !isBuilt(path.join(folder, name))) || name.startsWith('pages/'),
  )
  return [...files, ...near.flatMap((name) => namesNear(folder, listing, `${name}/`))]
}

/** The name that a file of pages was meant to have. */
export function meantName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return `${name.replace(/\.?\s*(?:jso?n?\w*|josn|jason)?\s*(?:\.?(?:txt|text))?$/i, '')}.json`
}

async function textOf(file: string): Promise<string> {
  try {
    return (await stat(file)).size > largest ? '' : await readFile(file, 'utf8')
  } catch {
    return ''
  }
}

/** The path of the page that a text holds, be it right or not. A schema of pages has one among its examples. */
function pathIn(text: string): string | undefined {
  if (text.includes('json-schema.org')) return undefined
  if (!/^\s*(?:\/[/*].*)?\{/s.test(text) || !/["']?sections["']?\s*:/.test(text) || /["']?pages["']?\s*:/.test(text))
    return undefined
  return /["']?path["']?\s*:\s*["']([^"']*)["']/.exec(text)?.[1]
}
