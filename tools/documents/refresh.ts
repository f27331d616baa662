import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writing } from '../../src/disk/name-place.ts'
import { isObject } from '../../src/is-object.ts'
import type { Download } from './download.ts'
import { inputsOf } from './inputs.ts'

const formats: readonly Download['format'][] = ['docx', 'pdf', 'xlsx']

interface Refreshed {
  /** The documents that were made anew. */
  readonly made: readonly string[]
  /** Those whose content is gone. They stay, since somebody may have put one of his own there. */
  readonly left: readonly string[]
}

/** Makes the documents that are missing, or of which something that they are made of has changed. */
export async function refreshDownloads(config: string): Promise<Refreshed> {
  const content = path.join(path.dirname(config), 'downloads')
  const folder = path.join(path.dirname(config), 'public/downloads')
  // It stands beside the content and is committed with it, so that a new copy of the repository makes nothing anew.
  const ledger = path.join(content, 'made.lock')
  const inputs = await inputsOf(config)
  const made = await readLedger(ledger)
  const found: string[] = await readdir(folder).catch(() => [])
  const there = new Set(found.map((name) => path.parse(name).name))
  const all = Object.keys(inputs)
  const left = found.filter((file) => {
    const { name, ext } = path.parse(file)
    return Object.hasOwn(made, name) && !Object.hasOwn(inputs, name) && formats.some((format) => ext === `.${format}`)
  })
  const stale = all.filter((name) => made[name] !== inputs[name] || !there.has(name))
  if (stale.length === 0) return { made: [], left }

  // The libraries take a third of a second to load.
  const [{ makeDownload }, { readDownloads }, { readSite }] = await Promise.all([
    import('./make.ts'),
    import('./content.ts'),
    import('./read-site.ts'),
  ])
  const site = await readSite(config)
  const downloads = await readDownloads(content, site)
  const wanted = downloads.filter(({ name }) => stale.includes(path.parse(name).name))
  await mkdir(folder, { recursive: true })
  const note = (names: readonly string[]) => {
    const words = [...names, ...left.map((file) => path.parse(file).name)]
    const noted = Object.fromEntries(words.map((name) => [name, inputs[name] ?? made[name]]))
    return put(ledger, `${JSON.stringify(noted, null, 2)}\n`)
  }
  // What is stopped may leave half a document, or one of words that are taken back before the next run.
  await note(all.filter((name) => !stale.includes(name)))
  const told: string[] = []
  for (const { name, download } of wanted) {
    await put(path.join(folder, name), await makeDownload(download, site))
    const { name: word } = path.parse(name)
    // It was made in another format: what it was then would be served, and never again be made anew.
    const others = made[word] === undefined ? [] : formats.map((format) => `${word}.${format}`)
    const old = others.filter((other) => other !== name && found.includes(other))
    for (const other of old) await rm(path.join(folder, other))
    told.push([`public/downloads/${name}`, ...old].join(' instead of '))
  }
  await note(all)
  return { made: told, left }
}

function put(file: string, content: string | Buffer): Promise<void> {
  return writing(file, writeFile(file, content))
}

/** From what each document was made last; nothing is known where that cannot be read. */
async function readLedger(file: string): Promise<Record<string, unknown>> {
  try {
    const made: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isObject(made) ? made : {}
  } catch {
    return {}
  }
}
