import { realpathSync } from 'node:fs'
import path from 'node:path'
import { isWithin } from '../../disk/is-within.ts'
import { Listing } from '../../disk/listing.ts'
import { join } from '../json/pointer.ts'
import type { Problem } from '../problem.ts'
import { findStrays, isHidden, type Stray } from './strays.ts'

interface Includes {
  /** The page files as seen from the config, in the order of the patterns and of their names. */
  files: string[]
  /** Files with pages in them that no pattern matches. */
  strays: Stray[]
  problems: Problem[]
}

/** Where page files are kept, most likely. */
export const usualPattern = 'pages/**/*.json'
/** What is said of a file that is named otherwise. */
export const wrongEnding = 'the name of a page file ends with ".json", in small letters.'

/** Finds the page files that a config includes. Nothing outside of its folder is looked at. */
export async function findIncludes(config: string, value: unknown): Promise<Includes> {
  const files = new Set<string>()
  const problems: Problem[] = []
  const folder = path.dirname(config)
  const unmatched: Problem[] = []
  const isInside = createInside(folder)
  const listing = new Listing()
  for (const [index, pattern] of patternsOf(value).entries()) {
    if (isRefused(pattern)) continue
    const say = (severity: Problem['severity'], message: string, hint: string) =>
      problems.push({
        spot: { pointer: join('/include', index), on: 'value' },
        rule: 'include',
        severity,
        message,
        hint,
      })

    const links = linksBelow(folder, pattern, listing)
    for (const link of links)
      say('error', `"${link}" is a link, and links are not followed.`, 'Put the page file itself there.')
    const names =
      (links.length === 0 ? plainNames(folder, pattern, listing) : undefined) ?? (await namesOf(folder, pattern))
    if (names.length === 0 && links.length === 0) {
      // Pages that are meant would be missing on the site, and every link to them would be blamed.
      say(
        'error',
        `No file matches "${pattern}".`,
        'Files are looked for beside this one. Mend this entry or remove it.',
      )
      unmatched.push(...problems.slice(-1))
    }
    for (const name of names) {
      const file = path.join(folder, name)
      if (file === config) {
        say(
          'error',
          `"${pattern}" includes this file itself.`,
          'Keep page files in a folder of their own: "pages/**/*.json".',
        )
      } else if (!isInside(file)) {
        say('error', `"${name}" is outside of the folder of this file.`, 'Put the page file below it.')
      } else if (files.has(name)) {
        say('warning', `"${name}" is already included by an earlier entry.`, 'Remove one of the entries.')
      } else files.add(name)
    }
  }
  const strays = value === undefined ? [] : await findStrays(config, files, listing)
  const [first] = strays
  if (first) for (const problem of unmatched) problem.hint = whereInstead(first)
  return { files: [...files], strays, problems }
}

function whereInstead({ file }: Stray): string {
  if (!file.endsWith('.json')) return `There is "${file}": ${wrongEnding}`
  return file.startsWith('pages/')
    ? `There are files in pages/: "${usualPattern}" includes them.`
    : `There is "${file}": move it to where the pattern looks, or change the pattern.`
}

/** Whether the schema refuses a pattern: nothing is looked for by it. */
export function isRefused(pattern: string): boolean {
  return pattern.startsWith('/') || pattern.includes('..') || pattern.includes('\\') || !pattern.endsWith('.json')
}

/** The patterns in a config, whatever else it holds. */
export function patternsOf(config: unknown): string[] {
  const include = typeof config === 'object' && config !== null && 'include' in config ? config.include : []
  return Array.isArray(include) ? include.filter((item) => typeof item === 'string') : []
}

async function namesOf(folder: string, pattern: string): Promise<string[]> {
  const { glob } = await import('tinyglobby')
  const options = { cwd: folder, ignore: ['**/node_modules/**'], expandDirectories: false, followSymbolicLinks: false }
  return (await glob(pattern, options)).sort()
}

/**
 * The same for "pages/*.json" and "pages/**\/*.json", which most sites have: of thousands of files a search takes longer than to
 * ask for their names. Undefined of another pattern.
 */
function plainNames(folder: string, pattern: string, listing: Listing): string[] | undefined {
  const [, base, deep] = /^((?:[\w-]+\/)+)(\*\*\/)?\*\.json$/.exec(pattern) ?? []
  if (base === undefined) return undefined
  const start = `${folder}/${base.slice(0, -1)}`
  const files =
    deep === undefined ? listing.entries(start).map((entry) => ({ name: entry.name, entry })) : listing.below(start)
  return files
    .filter(({ name, entry }) => entry.isFile() && name.endsWith('.json'))
    .map(({ name }) => base + name)
    .filter((name) => !name.split('/').some(isHidden))
    .sort()
}

/** Links in the folder that a pattern begins with: they could lead anywhere, so they are told and not followed. */
function linksBelow(folder: string, pattern: string, listing: Listing): string[] {
  const steps = pattern.split('/').slice(0, -1)
  const open = steps.findIndex((step) => /[*?[{(!]/.test(step))
  const base = open === -1 ? steps : steps.slice(0, open)
  if (base.length === 0) return []
  return listing
    .below([folder, ...base].join('/'))
    .filter(({ entry }) => entry.isSymbolicLink())
    .map(({ name }) => [...base, name].join('/'))
    .sort()
}

/** Tells whether a file is inside of a folder. It is no link itself, so that files of one folder need one look. */
function createInside(folder: string): (file: string) => boolean {
  const inside = realpathSync.native(folder)
  const known = new Map<string, boolean>()
  return (file) => {
    const around = path.dirname(file)
    const isKnown = known.get(around)
    if (isKnown !== undefined) return isKnown
    const is = isWithin(realpathSync.native(around), inside)
    known.set(around, is)
    return is
  }
}
