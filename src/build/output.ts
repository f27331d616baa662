import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What is noted of a file: the key of what it was made from, and its size; of a page also what it weighs when sent. */
export interface Written {
  readonly key: string
  readonly size: number
  readonly weight?: Weight
}

export interface Weight {
  readonly html: number
  readonly css: number
  readonly script: number
}

const ledgerName = '.sectile.json'
/** Each build has its own drafts, so that two at once do not take each other's. */
const draftPrefix = '.sectile-draft-'

/** A file in the forms that it is sent in. */
export interface Packed {
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gz?: Buffer
}

/** Compresses what browsers read as text. At "best" a page would take 40 times as long for a tenth fewer bytes. */
export async function pack(name: string, content: string | Buffer, quality: 'good' | 'best'): Promise<Packed> {
  const plain = typeof content === 'string' ? Buffer.from(content) : content
  if (plain.length < 200 || !/\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(name)) return { plain }
  const [level, zipLevel] = quality === 'best' ? [11, 9] : [5, 6]
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: zipLevel })])
  return { plain, br, gz }
}

/**
 * The folder that a build writes. New files are drafted in a folder of their own and put in place by renaming once all
 * are there, so a build that fails or dies changes nothing, and no file is ever half there. What an earlier build wrote
 * and this one did not is removed last.
 */
export class Output {
  private before: Record<string, Written> = {}
  private readonly now: Record<string, Written> = {}
  private readonly drafts: { draft: string; name: string }[] = []
  private readonly draftFolder: string
  /** Something was made from other things than what the ledger says, even if it came out the same. */
  private newer = false

  private constructor(readonly folder: string) {
    this.draftFolder = path.join(folder, `${draftPrefix}${process.pid}`)
  }

  static async open(folder: string): Promise<Output> {
    const output = new Output(folder)
    await removeLeftDrafts(folder)
    output.before = parseLedger(await readFile(path.join(folder, ledgerName), 'utf8').catch(() => '{}'))
    return output
  }

  /** What is known of a file that is there already and was made from the same; it stays. */
  keep(name: string, key: string): Written | undefined {
    const known = this.before[name]
    if (known?.key !== key) return undefined
    const forms = [name, `${name}.br`, `${name}.gz`].filter((form) => this.before[form]?.key === key)
    // Not as promises: thousands of those cost a quarter of a build that has nothing else to do.
    const size = (form: string) => statSync(path.join(this.folder, form), { throwIfNoEntry: false })?.size
    if (forms.some((form) => this.before[form]?.size !== size(form))) return undefined
    for (const form of forms) this.note(form)
    return known
  }

  /** Drafts a file in all its forms. */
  async write(name: string, { plain, br, gz }: Packed, key: string, weight?: Weight): Promise<void> {
    if (br) await this.draft(`${name}.br`, br, { key, size: br.length })
    if (gz) await this.draft(`${name}.gz`, gz, { key, size: gz.length })
    await this.draft(name, plain, { key, size: plain.length, ...(weight && { weight }) })
  }

  /** Puts all drafts in place, then removes what is no longer made. */
  async finish(): Promise<{ written: number; removed: number }> {
    // Assets first: a page must never name a file that is not there.
    const assets = this.drafts.filter(({ name }) => name.startsWith('assets/'))
    const others = this.drafts.filter(({ name }) => !name.startsWith('assets/'))
    const folders = new Set(this.drafts.map(({ name }) => path.dirname(name)))
    await Promise.all([...folders].map((folder) => mkdir(path.join(this.folder, folder), { recursive: true })))
    for (const group of [assets, others]) {
      for (const { draft, name } of group) renameSync(draft, path.join(this.folder, name))
    }
    const stale = Object.keys(this.before).filter((name) => !(name in this.now))
    await Promise.all(stale.map((name) => rm(path.join(this.folder, name), { force: true })))
    for (const folder of new Set(stale.map((name) => path.dirname(name)))) await this.removeEmpty(folder)
    if (this.newer || stale.length > 0) {
      const ledger = path.join(this.draftFolder, ledgerName)
      await mkdir(this.draftFolder, { recursive: true })
      await writeFile(ledger, JSON.stringify(this.now))
      await rename(ledger, path.join(this.folder, ledgerName))
    }
    await this.discard()
    return { written: this.drafts.length, removed: stale.length }
  }

  /** Leaves the folder as it was. */
  async discard(): Promise<void> {
    await rm(this.draftFolder, { recursive: true, force: true })
  }

  private note(name: string): void {
    const known = this.before[name]
    if (known) this.now[name] = known
  }

  private async draft(name: string, bytes: Buffer, written: Written): Promise<void> {
    this.now[name] = written
    this.newer = true
    const place = path.join(this.folder, name)
    const there = this.before[name]?.size === bytes.length || (!(name in this.before) && existsSync(place))
    const same = there ? await readFile(place).catch(() => undefined) : undefined
    if (same?.equals(bytes)) return
    const draft = path.join(this.draftFolder, String(this.drafts.length))
    this.drafts.push({ draft, name })
    if (this.drafts.length === 1) mkdirSync(this.draftFolder, { recursive: true })
    // At once: for thousands of small files handing each to another thread costs ten times the writing.
    writeFileSync(draft, bytes)
  }

  private async removeEmpty(folder: string): Promise<void> {
    if (folder === '.' || (await readdir(path.join(this.folder, folder)).catch(() => ['?'])).length > 0) return
    await rmdir(path.join(this.folder, folder))
    await this.removeEmpty(path.dirname(folder))
  }
}

function parseLedger(text: string): Record<string, Written> {
  try {
    return JSON.parse(text) as Record<string, Written>
  } catch {
    // A ledger that cannot be read is as good as none: every file is compared with what is there.
    return {}
  }
}

/** Removes the drafts of builds that were killed. */
async function removeLeftDrafts(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(draftPrefix))
  const left = names.filter((name) => !isRunning(Number(name.slice(draftPrefix.length))))
  await Promise.all(left.map((name) => rm(path.join(folder, name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
