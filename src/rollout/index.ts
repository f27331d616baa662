import type { Stats } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { alone } from '../disk/alone.ts'
import { writing } from '../disk/name-place.ts'
import { hashOf } from '../hash.ts'
import { findInTheWay } from '../publish/output/in-the-way.ts'
import type { Written } from '../publish/output/ledger.ts'
import { addressesOf } from './addresses.ts'
import { Build, RolloutError } from './build.ts'
import { obstacleFor } from './obstacle.ts'
import { type Plan, planRollout, type Standing } from './plan.ts'
import { type Placed, type Put, readRecord, writeRecord } from './record.ts'

export interface RolloutOptions {
  /** The folder of a build. */
  readonly from: string
  /** The folder that is served. */
  readonly to: string
  /** How long assets stay that no page needs any more. */
  readonly keepDays: number
  readonly now: number
  /** Only tell what would be done. */
  readonly dry: boolean
  /** Called when another publication works in the folder, which is waited for. */
  readonly waiting: (by: string) => void
  readonly progress?: (done: number, all: number) => void
  /** Takes the addresses at which something else is served now. Until it has them the next publication tells them again. */
  readonly list?: (addresses: readonly string[]) => Promise<void>
}

export interface RolloutReport extends Plan {
  /** How many files are there already. */
  readonly same: number
}

const draftsName = '.sectile-publish'
const lockName = '.sectile-publish.lock'

/**
 * Puts the difference between a build and what stands in a folder in place. It may die at any moment: each file is put
 * whole, in an order in which no page names what is not there, and the next one goes on where this one was.
 */
export async function rollOut(options: RolloutOptions): Promise<RolloutReport> {
  const [from, to] = await Promise.all([placeOf(options.from), placeOf(options.to)])
  if (`${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`))
    throw new RolloutError('A build cannot be published into its own folder, nor into one that it is in.')
  if (!(await stat(to).catch(() => null))?.isDirectory())
    throw new RolloutError(`There is no folder ${options.to}. Make it, or mount it, and publish again.`)
  // A build that is made while another publication is waited for is the one that is published.
  const act = async () => work({ ...options, to, build: await Build.open(from, options.from) })
  return options.dry ? act() : alone(path.join(to, lockName), options.waiting, act)
}

/** Where a folder is, also where links lead to it. */
function placeOf(folder: string): Promise<string> {
  return realpath(folder).catch(() => path.resolve(folder))
}

type Job = RolloutOptions & { build: Build }

async function work(job: Job): Promise<RolloutReport> {
  const { to, build, dry, now, keepDays } = job
  const placed = await readRecord(to)
  const standings = new Map<string, Standing>()
  const files: Record<string, Put> = Object.create(null)
  for (const [name, written] of Object.entries(build.ledger)) {
    const { put, standing } = await compare(job, name, written, placed.files[name] ?? null)
    files[name] = put
    standings.set(name, standing)
  }
  await build.mustBeOne()
  const plan = planRollout(standings, placed, { now, keepDays })
  await refuseObstacles(to, plan)
  // What one that died has put, nobody was told of.
  const untold = [...standings.keys()].filter((name) => placed.files[name] === null)
  const changed = [...untold, ...plan.put]
  if (!dry) await putInPlace(job, plan, placed, files, changed)
  await job.list?.(addressesOf([...changed, ...plan.remove]))
  const gone = Object.fromEntries(Object.keys(plan.unused).map((name) => [name, placed.files[name] ?? null]))
  if (!dry) await writeRecord(to, { files: { ...files, ...gone }, unused: plan.unused })
  return { ...plan, same: standings.size - plan.put.length }
}

/** How a file of a build stands to what is there; read only where the records do not tell. */
async function compare(
  { build, to }: Job,
  name: string,
  { key, size }: Written,
  placed: Put | null,
): Promise<{ put: Put; standing: Standing }> {
  // A folder that is no obstacle goes before it is put.
  const there = await fileAt(path.join(to, name))
  if (placed?.key === key && there?.size === placed.size) return { put: placed, standing: 'same' }
  const hash = hashOf(await build.read(name))
  const put = { key, size, hash }
  if (!there) return { put, standing: 'new' }
  const isSame = there.size === size && (placed?.hash ?? hashOf(await readFile(path.join(to, name)))) === hash
  return { put, standing: isSame ? 'same' : 'changed' }
}

/** What others have put where something is to be is found before anything is put. */
async function refuseObstacles(to: string, plan: Plan): Promise<void> {
  const obstacle = await obstacleFor(plan, to)
  if (obstacle) throw new RolloutError(`${obstacle} in ${to}. Move it away, and publish again.`)
}

async function putInPlace(
  { build, to, progress }: Job,
  plan: Plan,
  placed: Placed,
  files: Readonly<Record<string, Put>>,
  changed: readonly string[],
): Promise<void> {
  const drafts = path.join(to, draftsName)
  await rm(drafts, { recursive: true, force: true })
  if (plan.put.length > 0) {
    // Noted before it is there, so that none of it is forgotten.
    const begun = Object.fromEntries(changed.map((name) => [name, null]))
    await writeRecord(to, { files: { ...placed.files, ...files, ...begun }, unused: placed.unused })
    await mkdir(drafts)
  }
  let done = 0
  const put = async (names: readonly string[]) => {
    for (const name of names) {
      progress?.(done, plan.put.length)
      const draft = path.join(drafts, String(done))
      const bytes = await build.read(name, files[name]?.hash)
      await writing(path.join(to, name), writeFile(draft, bytes))
      await mkdir(path.dirname(path.join(to, name)), { recursive: true })
      await exchange(draft, path.join(to, name))
      done += 1
    }
  }
  // What others have to make room for comes last: until then their address leads somewhere.
  const inTheWay = findInTheWay(to, plan.remove, plan.put)
  const waiting = new Set(plan.put.filter((name) => findInTheWay(to, [...inTheWay], [name]).size > 0))
  await put(plan.put.filter((name) => !waiting.has(name)))
  await remove(to, [...inTheWay])
  await put([...waiting])
  progress?.(plan.put.length, plan.put.length)
  await remove(
    to,
    plan.remove.filter((name) => !inTheWay.has(name)),
  )
  await rm(drafts, { recursive: true, force: true })
}

/** Puts a draft in its place. Behind a link or a mount another disk may begin: there only what lies on it can be exchanged whole. */
async function exchange(draft: string, place: string): Promise<void> {
  try {
    await rename(draft, place)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const beside = path.join(path.dirname(place), draftsName)
    try {
      await copyFile(draft, beside)
      await rename(beside, place)
    } finally {
      await rm(beside, { force: true })
    }
  }
}

async function fileAt(place: string): Promise<Stats | null> {
  const found = await stat(place).catch(() => null)
  return found?.isFile() ? found : null
}

/** What a publication that died did not come to put may be a folder, or below a file: nothing is taken away there. */
async function remove(to: string, names: readonly string[]): Promise<void> {
  for (const name of names) if (await fileAt(path.join(to, name))) await rm(path.join(to, name), { force: true })
  for (const folder of new Set(names.map((name) => path.dirname(name)))) await removeEmpty(to, folder)
}

async function removeEmpty(to: string, folder: string): Promise<void> {
  if (folder === '.' || (await readdir(path.join(to, folder)).catch(() => ['?'])).length > 0) return
  await rmdir(path.join(to, folder))
  await removeEmpty(to, path.dirname(folder))
}
