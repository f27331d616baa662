import { readFile } from 'node:fs/promises'
import { Listing } from '../../disk/listing.ts'
import { isObject } from '../../is-object.ts'
import { find } from '../../schema/flatten.ts'
import { schema } from '../../schema/read.ts'
import { typed } from '../../typed.ts'
import { split } from '../json/pointer.ts'
import type { Problem } from '../problem.ts'
import { isGivenUp } from './given-up.ts'
import { fileOfNote, noteOf, notesFolder } from './notes-folder.ts'
import type { SourceFile } from './source-file.ts'

const kinds = ['changed', 'added', 'removed-here', 'removed-there', 'moved', 'unmerged'] as const

/** What two people made of one thing. OURS stands in the file. */
export interface Conflict {
  /** Where it stands in the merged file; of what was removed here, where its list or object stands. */
  at: string
  kind: (typeof kinds)[number]
  /** Of what was removed here from a list, where it belongs in that as it stands in the merged file. */
  place?: number
  /** Without a value where there is none. */
  base?: unknown
  ours?: unknown
  theirs?: unknown
}

/** One of those of a file, by a number that it keeps while others are decided. */
export interface NumberedConflict extends Conflict {
  number: number
}

/** What a merge left of a file. */
export interface Note {
  conflicts: NumberedConflict[]
  /** The commit that git has merged into, where it was git. */
  into?: string | undefined
}

/** What somebody has to decide in those of some files that have notes, by their paths: nothing where a merge was given up. */
export async function readUndecided(files: readonly SourceFile[]): Promise<Map<string, Problem[]>> {
  const names = new Set(new Listing().below(notesFolder).map(({ name }) => fileOfNote(name)))
  const found = files.filter((file) => names.has(file.path))
  const problems = found.map(async (file) => {
    const { conflicts, into } = await readNote(file.path)
    const isOver = into !== undefined && (await isGivenUp(file.path, into))
    return [file.path, isOver ? [] : undecided(conflicts, file)] as const
  })
  return new Map(await Promise.all(problems))
}

function isConflict(one: unknown): one is NumberedConflict {
  return (
    isObject(one) &&
    typeof one.number === 'number' &&
    typeof one.at === 'string' &&
    kinds.some((kind) => kind === one.kind)
  )
}

/** What is not decided yet of a file. */
export async function readNote(file: string): Promise<Note> {
  const text = await readFile(noteOf(file), 'utf8')
  try {
    const note: unknown = JSON.parse(text)
    if (isObject(note) && Array.isArray(note.conflicts) && note.conflicts.every(isConflict))
      return { conflicts: note.conflicts, into: typeof note.into === 'string' ? note.into : undefined }
  } catch {
    // Somebody wrote into it, or it was cut short.
  }
  return { conflicts: [{ number: 1, at: '', kind: 'unmerged', theirs: `${noteOf(file)} cannot be read` }] }
}

/** What is said of the conflicts of a file. */
export function undecided(conflicts: readonly NumberedConflict[], { path: file, parsed }: SourceFile): Problem[] {
  const top = isObject(parsed.value) && 'pages' in parsed.value ? 'pages.schema.json' : 'page.schema.json'
  return conflicts.map((conflict) => {
    const { title } = find(schema(top), parsed.value, split(conflict.at))
    const which = `--path ${typed(file)}${conflicts.length > 1 ? ` --conflict ${conflict.number}` : ''}`
    return {
      spot: { pointer: conflict.at, on: 'value' },
      rule: 'merge',
      severity: 'error',
      message: `${title === undefined ? '' : `${readable(title)}: `}${words(conflict)}`,
      hint: hintFor(conflict, `npm run merge -- --decide ours ${which}`, noteOf(file)),
    }
  })
}

/** What a whole section or page is called in the schema is one word for the code: "HeroSection". */
function readable(title: string): string {
  return title.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function hintFor({ kind }: Conflict, keepOurs: string, note: string): string {
  switch (kind) {
    case 'unmerged':
      return `Write here what is right; the other version is ${note}.theirs, where there was one. Then run ${keepOurs}.`
    case 'moved':
      return `Put it where it belongs, then run ${keepOurs}.`
    default:
      return `Write here what is right, then run ${keepOurs}, or --decide theirs to take the other. Both stand in ${note}.`
  }
}

function words({ kind, ours, theirs, base }: Conflict): string {
  switch (kind) {
    case 'changed':
      return `two people changed this. ${both(ours, theirs)}`
    case 'added':
      return `two people added this. ${both(ours, theirs)}`
    case 'removed-here':
      return `here ${shown(base)} was removed; the other ${became(base, theirs)}.`
    case 'removed-there':
      return `the other removed ${shown(base)}; here somebody ${became(base, ours)}.`
    case 'unmerged':
      return `two people changed this file, and their versions could not be merged: ${String(theirs)}.`
    case 'moved':
      return `two people have ${shown(ours)} in different places: the other has it ${String(theirs)}.`
  }
}

function both(ours: unknown, theirs: unknown): string {
  const { name, values } = differenceOf([ours, theirs])
  const isTold = shown(ours) !== shown(theirs) || name === undefined
  const [here, there] = isTold
    ? [shown(ours), shown(theirs)]
    : values.map((value) => `${shown(ours)} with ${shown(value)} as its "${name}"`)
  return `Here stands ${here}; the other wrote ${there}.`
}

function became(before: unknown, after: unknown): string {
  const { name, values } = differenceOf([before, after])
  if (name === undefined) return shown(before) === shown(after) ? 'moved it' : `made it ${shown(after)}`
  return `changed it: its "${name}" is ${shown(values[1])}`
}

type Pair = readonly [unknown, unknown]

/** Where two values differ first, and what stands there; the name is that of the innermost field around it. */
function differenceOf([one, other]: Pair, name?: string): { name: string | undefined; values: Pair } {
  const [fields, others] = [fieldsOf(one), fieldsOf(other)]
  const isOneKind = Array.isArray(one) === Array.isArray(other)
  const key =
    fields && others && isOneKind
      ? Object.keys({ ...fields, ...others }).find((key) => JSON.stringify(fields[key]) !== JSON.stringify(others[key]))
      : undefined
  if (key === undefined) return { name, values: [one, other] }
  return differenceOf([fields?.[key], others?.[key]], Array.isArray(one) ? name : key)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

/** 80: enough to know it again. */
const longest = 80

/** What something is called, in quotes. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const fields = isObject(value) ? value : {}
  const name = [fields.heading, fields.label, fields.title, fields.path, fields.id].find(
    (one) => typeof one === 'string',
  )
  const text = JSON.stringify(name ?? value)
  const whole = name === undefined ? '' : typeof fields.type === 'string' ? ` (${fields.type})` : ' (…)'
  const end = text.startsWith('"') ? '…"' : '…'
  return `${text.length > longest ? `${text.slice(0, longest)}${end}` : text}${whole}`
}
