import { type Dirent, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { Listing } from '../../disk/listing.ts'
import { filesForHosts, madeFiles } from '../made-files.ts'
import type { Problem } from '../problem.ts'

interface PublicFiles {
  /** As visitors address them: "/images/a.svg". */
  files: Set<string>
  /** What can be given to no visitor, and would end a build. */
  problems: Problem[]
}

/** What is in public/, in folders below it too. A link to a file of public/ stands for that file. */
export function listPublic(folder: string): PublicFiles {
  const entries = new Listing().below(folder).filter(({ entry }) => !entry.isDirectory())
  const all = entries.map(({ name, entry }) => ({ name, flaw: flawOf(folder, name, entry) }))
  return {
    // Whoever reads a pipe waits, so it is named to nobody.
    files: new Set(all.filter(({ flaw }) => flaw !== 'special').map(({ name }) => `/${name}`)),
    problems: all.flatMap(({ name, flaw }) => (flaw === undefined ? [] : [problemOf(`public/${name}`, flaw)])),
  }
}

const flaws = {
  // Node writes this for what it cannot read, and finds no file by it.
  name: { message: 'has a name that is not written in UTF-8.', hint: 'Give it another name.' },
  kept: { message: 'has a name that builds keep for themselves.', hint: 'Remove it, or give it another name.' },
  made: {
    message: 'is in a folder that has the name of a file, and builds make that file.',
    hint: 'Give that folder another name.',
  },
  assets: {
    message: 'stands where builds make a folder.',
    hint: 'Give it another name, or make it a folder with files.',
  },
  nothing: { message: 'is a link that leads to no file.', hint: 'Put the file itself there, or remove the link.' },
  // Whoever may change content could else have any file published that the machine of a build can read.
  outside: { message: 'is a link that leads out of public/.', hint: 'Put the file itself there, or remove the link.' },
  special: { message: 'is no file that can be read.', hint: 'Put a file there, or remove it.' },
  folder: {
    message: 'is a link to a folder, and what is in that is not followed.',
    hint: 'Put the folder itself there.',
  },
}

type Flaw = keyof typeof flaws

function flawOf(folder: string, name: string, entry: Dirent): Flaw | undefined {
  if (name.includes('\ufffd')) return 'name'
  return flawOfPlace(name.split('/')) ?? (entry.isFile() ? undefined : flawOfLink(folder, name))
}

/** A file that stands where a build has to write another, or a folder. */
function flawOfPlace(steps: readonly string[]): Flaw | undefined {
  const [top = '', ...below] = steps
  if (top.startsWith('.sectile')) return 'kept'
  if (below.length === 0) return top === 'assets' ? 'assets' : undefined
  return made.has(top) || steps.lastIndexOf('index.html', -2) >= 0 ? 'made' : undefined
}

const made = new Set<string>([...Object.values(madeFiles), ...filesForHosts])

function flawOfLink(folder: string, name: string): Flaw | undefined {
  const file = path.join(folder, name)
  try {
    const found = statSync(file)
    if (found.isDirectory()) return 'folder'
    if (!found.isFile()) return 'special'
    return realpathSync.native(file).startsWith(realpathSync.native(folder) + path.sep) ? undefined : 'outside'
  } catch {
    return 'nothing'
  }
}

function problemOf(file: string, flaw: Flaw): Problem {
  const { message, hint } = flaws[flaw]
  return {
    spot: { pointer: '/site', on: 'name' },
    rule: 'public-files',
    severity: 'error',
    message: `${file} ${message}`,
    hint,
  }
}
