import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteFile } from '../../src/generated/types.ts'
import { root } from '../../src/root.ts'
import { factsOf } from './site.ts'

/** The files with the content of documents in a folder; a site may do without. */
export async function contentIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return found.flatMap((entry) => (entry.name.endsWith('.json') && !entry.isDirectory() ? [entry.name] : [])).sort()
}

/**
 * A hash of all that a document is made of, for each by its name: its words, what it shows of the site, the drawings
 * in it, and this tool. It is asked for at every start, so nothing is judged here, and nothing heavy is imported.
 */
export async function inputsOf(config: string): Promise<Record<string, string>> {
  const folder = path.dirname(config)
  const tool = await hashOf(await filesIn(path.join(root, 'tools/documents')))
  const facts = await readFacts(config)
  const inputs: Record<string, string> = {}
  for (const name of await contentIn(path.join(folder, 'downloads'))) {
    const text = facts + (await readFile(path.join(folder, 'downloads', name), 'utf8'))
    const drawings = Array.from(text.matchAll(/"(\/[^"]+\.svg)"/g), ([, src = '']) => path.join(folder, 'public', src))
    inputs[path.parse(name).name] = await hashOf(drawings, tool, text)
  }
  return inputs
}

/** What is wrong with a config is told where it is read to make documents. */
async function readFacts(config: string): Promise<string> {
  try {
    const { site } = JSON.parse(await readFile(config, 'utf8')) as SiteFile
    return JSON.stringify(factsOf(site))
  } catch {
    return ''
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [])).sort()
}

/** The hash of some files and words. */
async function hashOf(files: string[], ...words: string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
  return createHash('sha256')
    .update(JSON.stringify([...words, ...texts]))
    .digest('hex')
    .slice(0, 16)
}
