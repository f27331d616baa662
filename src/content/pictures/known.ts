import { readFileSync, statSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../root.ts'
import { writeWhole } from '../../whole-file.ts'
import { pictureAddress } from '../json/pictures.ts'
import { hashOf, lookAt, unreadable } from './look.ts'
import type { Picture, Pictures } from './picture.ts'

/** Changes when the same picture would be judged differently. */
const recipe = 3

/** How many are looked at at once: each may take as much memory as it has pixels. */
const atOnce = 8

/** A picture, and the size and times of its file when it was looked at. */
interface Known extends Picture {
  readonly stamp: string
}

/** What is remembered of the pictures of a site. */
export interface PictureMemory {
  pictures?: ReadonlyMap<string, Known> | undefined
}

const none: ReadonlyMap<string, Known> = new Map()

/** Looks at all pictures among the files in public/. Nothing is looked at twice: what is known is kept in .cache. */
export async function lookAtPictures(
  publicFolder: string,
  names: Iterable<string>,
  memory: PictureMemory = {},
): Promise<Pictures> {
  const files = [...names].filter((name) => pictureAddress.test(name))
  if (files.length === 0) return none
  const note = path.join(root, '.cache/pictures', `${hashOf(Buffer.from(publicFolder)).slice(0, 12)}.json`)
  const before = memory.pictures ?? readNote(note)
  memory.pictures = before
  const stamped = files.map((name) => {
    const file = path.join(publicFolder, name)
    return { name, file, stamp: stampOf(file) }
  })
  if (stamped.length === before.size && stamped.every(({ name, stamp }) => before.get(name)?.stamp === stamp))
    return before
  const byContent = new Map([...before.values()].map((picture) => [picture.hash, picture]))
  const now = new Map<string, Known>()
  for (let at = 0; at < stamped.length; at += atOnce) {
    const looked = stamped.slice(at, at + atOnce).map(async ({ name, file, stamp }) => {
      const known = before.get(name)
      return [name, known?.stamp === stamp ? known : { ...(await open(file, byContent)), stamp }] as const
    })
    for (const [name, picture] of await Promise.all(looked)) now.set(name, picture)
  }
  memory.pictures = now
  await writeNote(note, now).catch(() => {
    // Where nothing can be kept, pictures are looked at each time.
  })
  return now
}

/** Changes when the file does; empty when there is none. */
function stampOf(file: string): string {
  try {
    const { size, mtimeMs, ctimeMs } = statSync(file)
    return `${size} ${mtimeMs} ${ctimeMs}`
  } catch {
    return ''
  }
}

async function open(file: string, known: ReadonlyMap<string, Picture>): Promise<Picture> {
  const bytes = await read(file)
  if (typeof bytes === 'string') return { ...unreadable('', 'closed', bytes), size: 0 }
  const hash = hashOf(bytes)
  return known.get(hash) ?? { ...(await lookAt(bytes, hash)), size: bytes.length }
}

/** What is in a file, or why that cannot be said. */
async function read(file: string): Promise<Buffer | string> {
  try {
    return statSync(file).isFile() ? await readFile(file) : 'it is no file'
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'EACCES'
    return denied ? 'permission is denied' : 'it is a link that leads to no file'
  }
}

function readNote(note: string): ReadonlyMap<string, Known> {
  try {
    const read = JSON.parse(readFileSync(note, 'utf8')) as { recipe: number; pictures: [string, Known][] }
    return new Map(read.recipe === recipe ? read.pictures : [])
  } catch {
    return new Map()
  }
}

async function writeNote(note: string, pictures: ReadonlyMap<string, Known>): Promise<void> {
  await mkdir(path.dirname(note), { recursive: true })
  await writeWhole(note, JSON.stringify({ recipe, pictures: [...pictures] }))
}
