import { readFileSync, statSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { seal, unseal } from '../../disk/sealed.ts'
import { writeWhole } from '../../disk/whole-file.ts'
import { shortHash } from '../../hash.ts'
import { root } from '../../root.ts'
import { pictureAddress } from '../json/pictures.ts'
import { stampAt } from '../stamp.ts'
import { lookAt, pictureHash, unreadable } from './look.ts'
import type { Picture, Pictures } from './picture.ts'

/** Changes when the same picture would be judged differently. */
const recipe = 4

/** How many are looked at at once: each may take as much memory as it has pixels. */
const atOnce = 8

/**
 * A picture, and what the file system said of its file when it was looked at: empty where there was none, and missing where
 * another change could hide behind it.
 */
interface Known extends Picture {
  stamp?: string | undefined
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
  const note = path.join(root, '.cache/pictures', shortHash(publicFolder))
  const before = memory.pictures ?? readNote(note)
  memory.pictures = before
  const moment = Date.now()
  const stamped = files.map((name) => {
    const file = path.join(publicFolder, name)
    const { text, young } = stampAt(file, moment)
    return { name, file, stamp: young ? undefined : text }
  })
  const asBefore = (name: string, stamp: string | undefined) => stamp !== undefined && before.get(name)?.stamp === stamp
  if (stamped.length === before.size && stamped.every(({ name, stamp }) => asBefore(name, stamp))) return before
  const byContent = new Map([...before.values()].map((picture) => [picture.hash, picture]))
  const now = new Map<string, Known>()
  for (let at = 0; at < stamped.length; at += atOnce) {
    const looked = stamped.slice(at, at + atOnce).map(async ({ name, file, stamp }) => {
      const known = asBefore(name, stamp) ? before.get(name) : undefined
      return [name, known ?? { ...(await open(file, byContent)), stamp }] as const
    })
    for (const [name, picture] of await Promise.all(looked)) now.set(name, picture)
  }
  const told = isSame(before, now) ? restamped(before, now) : now
  memory.pictures = told
  await writeNote(note, told).catch(() => {
    // Where nothing can be kept, pictures are looked at each time.
  })
  return told
}

function isSame(before: ReadonlyMap<string, Known>, now: ReadonlyMap<string, Known>): boolean {
  if (before.size !== now.size) return false
  return [...now].every(([name, { hash }]) => hash !== '' && before.get(name)?.hash === hash)
}

/** The same pictures stay the same objects: what was judged with them holds. */
function restamped(before: ReadonlyMap<string, Known>, now: ReadonlyMap<string, Known>): ReadonlyMap<string, Known> {
  for (const [name, known] of before) known.stamp = now.get(name)?.stamp
  return before
}

async function open(file: string, known: ReadonlyMap<string, Picture>): Promise<Picture> {
  const bytes = await read(file)
  if (typeof bytes === 'string') return { ...unreadable('', 'closed', bytes), size: 0 }
  const hash = pictureHash(bytes)
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
    const text = unseal(readFileSync(note, 'utf8')) ?? '{}'
    const read = JSON.parse(text) as { recipe: number; pictures: [string, Known][] }
    return new Map(read.recipe === recipe ? read.pictures : [])
  } catch {
    return new Map()
  }
}

async function writeNote(note: string, pictures: ReadonlyMap<string, Known>): Promise<void> {
  await mkdir(path.dirname(note), { recursive: true })
  await writeWhole(note, seal(JSON.stringify({ recipe, pictures: [...pictures] })))
}
