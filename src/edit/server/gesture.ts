import { z } from 'zod'
import type { EditOperation } from '../agreed.ts'

const pointer = z
  .string()
  .max(500)
  .regex(/^(\/.*)?$/su)
const file = z.string().min(1).max(300)
const path = z.string().min(1).max(200)
const name = z.string().min(1).max(100)
const at = { file, at: pointer }
const before = name.optional()
const value = z.json()
const flag = z.boolean().optional()
const decided = z.enum(['mine', 'theirs']).optional()

/** What the page may ask to be done to the site: the operations of the kernel. */
const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), ...at, value }),
  z.strictObject({ op: z.literal('insert'), ...at, value, before }),
  z.strictObject({ op: z.literal('put'), ...at, value, before, holders: flag }),
  z.strictObject({ op: z.literal('clear'), ...at, holders: flag }),
  z.strictObject({ op: z.literal('own'), ...at }),
  z.strictObject({ op: z.literal('remove'), ...at }),
  z.strictObject({ op: z.literal('rename'), ...at, name }),
  z.strictObject({ op: z.literal('move'), ...at, to: pointer, toFile: file.optional(), before }),
  z.strictObject({ op: z.literal('copy'), ...at, to: pointer, toFile: file.optional() }),
  z.strictObject({ op: z.literal('share'), ...at, name }),
  z.strictObject({ op: z.literal('unshare'), ...at }),
  z.strictObject({ op: z.literal('rename-page'), path, to: path, redirect: flag }),
  z.strictObject({ op: z.literal('add-page'), page: z.record(z.string(), value), file: file.optional() }),
  z.strictObject({ op: z.literal('remove-page'), path }),
])

const where = z.strictObject({ page: path.optional(), section: z.int().min(0).max(10_000).optional() })

/** 200: as much as anybody reads of one line. */
const longest = 200

/** What a commit is called: one line that people see whole. */
const title = z
  .string()
  .min(1)
  .max(longest)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u)

/** What a step is called. What it is about may be named in letters that are no line, or be long: it is done all the same. */
const stepTitle = z.string().min(1).transform(asLine)

function asLine(words: string): string {
  const line = words.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  // Half a letter of two units is none.
  return line.length > longest ? `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : line
}

export const gestureWords = z.strictObject({
  version: z.int(),
  title: stepTitle,
  where,
  operations: z.array(operation).min(1).max(50),
  join: z.string().max(600).optional(),
  decided,
})

export const reversingWords = z.strictObject({ decided })

/** What git would take for the end of a name is in none. */
const author = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}<>]*$/u)

export const proposalWords = z.strictObject({
  title: title.trim().min(1),
  text: z.string().max(5000).trim(),
  name: author.trim().min(1),
  email: author.trim().min(1),
})

const place = z.int().min(0)
const letters = z.strictObject({ offset: place, length: place, text: z.string() })

export const typedWords = z.strictObject({
  version: z.int(),
  title: stepTitle,
  where,
  ...at,
  edits: z.array(letters).max(5000),
  decided,
})

export const placeWords = z.strictObject({ ...at, text: z.string(), offset: place })

export const fixWords = z.strictObject({
  file,
  pointer,
  rule: name,
  message: z.string().max(5000),
})

/** The operations in the words of the kernel: what was left out is not there. */
export function operationsOf({ operations }: z.infer<typeof gestureWords>): EditOperation[] {
  // JSON has no undefined, and what a schema adds of it does not reach the kernel.
  return JSON.parse(JSON.stringify(operations)) as EditOperation[]
}
