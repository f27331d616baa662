import { copyFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ledgerName } from '../../agreed/ledger-name.ts'
import { statsAt } from '../../disk/listing.ts'
import { makeFolder } from '../../disk/make-folder.ts'
import { writing } from '../../disk/name-place.ts'
import { BuildError } from '../build-error.ts'
import { SecondThread } from '../second-thread/index.ts'
import type { Copy, FileContent, Staged, Staging } from '../second-thread/staged.ts'
import { alikeNames, foldersOf } from './in-the-way.ts'
import { emptyLedger, isBelow, isPage, stagePrefix, type Weight, type Written } from './ledger.ts'
import { openLedger } from './open-ledger.ts'
import { putInPlace, type StagedFile } from './put-in-place.ts'

/**
 * The folder that a build writes. New files are staged in a folder of their own and put in place by renaming once all
 * are there, so a build that fails or dies changes nothing, and no file is ever half there. What an earlier build wrote
 * and this one did not is removed last.
 */
export class Output {
  private before = emptyLedger()
  private readonly now = emptyLedger()
  private readonly staged: StagedFile[] = []
  private readonly stageFolder: string
  private count = 0
  private isNoted = false
  private isEnded = false

  private constructor(
    readonly folder: string,
    private readonly copies: readonly Copy[],
    private readonly thread: SecondThread,
    /** How well pages are compressed. */
    readonly pageQuality: 'good' | 'best',
  ) {
    this.stageFolder = path.join(folder, `${stagePrefix}${process.pid}`)
  }

  static async open(
    folder: string,
    copies: readonly Copy[] = [],
    thread = new SecondThread(),
    pageQuality: Output['pageQuality'] = 'good',
  ): Promise<Output> {
    const output = new Output(folder, copies, thread, pageQuality)
    output.before = await openLedger(folder)
    return output
  }

  /** The same for a page that was drawn of the same. */
  keepDrawn(name: string, source: string): Written | undefined {
    const known = this.before[name]
    return known?.source === this.keyOf(source) ? this.keepForms(name, known) : undefined
  }

  /** What is known of a file that is there already and was made from the same; it stays. */
  keep(name: string, content: string): Written | undefined {
    const known = this.before[name]
    return known?.key === this.keyOf(content) ? this.keepForms(name, known) : undefined
  }

  private keepForms(name: string, known: Written): Written | undefined {
    const { key, styles } = known
    const beside = styles === undefined ? undefined : this.before[styles]
    // Many pages have the same ones.
    const isStyled = styles === undefined || styles in this.now || (beside && this.keepForms(styles, beside))
    if (!isStyled) return undefined
    const forms = [name, ...this.copies.map((copy) => `${name}.${copy}`)].filter(
      (form) => this.before[form]?.key === key,
    )
    // Not as promises: thousands of those cost a quarter of a build that has nothing else to do.
    const size = (form: string) => statsAt(`${this.folder}${path.sep}${form}`)?.size
    if (forms.some((form) => this.before[form]?.size !== size(form))) return undefined
    for (const form of forms) {
      const noted = this.before[form]
      if (noted) this.note(form, noted)
    }
    return known
  }

  /** Notes what a file is made of. Of two things with one name it would be chance which of them is there. */
  private note(name: string, written: Written): void {
    const other = this.now[name]
    if (other && other.key !== written.key)
      throw new BuildError(
        `Two things would be written to "${name}", such as a page and a file in public/. Give one of them another name.`,
      )
    this.now[name] = written
  }

  /** Stages a file in all its forms, and tells its size, and what it is sent as where a limit asks for that. */
  async write(
    name: string,
    content: FileContent,
    key: string,
    quality: Staging['quality'],
    limit?: number,
  ): Promise<Pick<Staged, 'size' | 'sent'>> {
    const { copies } = this
    // What had begun before a build failed may go on for a while.
    if (this.isEnded) throw new BuildError('The build has ended.')
    if (!isBelow(name)) throw new BuildError(`"${name}" is no name for a file of a site. Give it another one.`)
    const place = path.join(this.folder, name)
    const staging = { content, quality, limit, copies, place, staged: this.nextStaged() }
    const { forms, size, sent } = await writing(place, this.thread.stage(staging))
    for (const { suffix, size: own, isNew } of forms) {
      this.note(`${name}${suffix}`, { key: this.keyOf(key), size: own })
      if (isNew) this.staged.push({ staged: `${staging.staged}${suffix}`, name: `${name}${suffix}` })
    }
    return { size, sent }
  }

  private nextStaged(): string {
    if (this.count === 0) makeFolder(this.stageFolder)
    this.count += 1
    return path.join(this.stageFolder, String(this.count))
  }

  /** What a file will hold that is staged, or stays. */
  read(name: string): Promise<Buffer> {
    const fresh = this.staged.find((each) => each.name === name)
    return readFile(fresh?.staged ?? path.join(this.folder, name))
  }

  /** Notes what a page weighs, for the builds in which it stays. */
  weigh(name: string, weight: Weight): void {
    const noted = this.now[name]
    if (noted) this.now[name] = { ...noted, weight }
  }

  /** Notes the file of styles that a page names, which stays as long as the page does. */
  noteStyles(name: string, styles: string): void {
    const noted = this.now[name]
    if (noted) this.now[name] = { ...noted, styles }
  }

  /** Notes what a page was drawn of, so that the next build need not plan it. */
  noteSource(name: string, source: string | undefined): void {
    const noted = this.now[name]
    if (!noted) return
    const { source: _, ...others } = noted
    this.now[name] = { ...others, ...(source !== undefined && { source: this.keyOf(source) }) }
    if (this.before[name]?.source !== this.now[name].source) this.isNoted = true
  }

  /** Puts all that is staged in place, then removes what is no longer made. */
  async finish(): Promise<{ written: number; removed: number }> {
    this.refuseClash()
    const stale = Object.keys(this.before).filter((name) => !(name in this.now))
    this.stageAlike(stale)
    // A page must never name a file that is not there: it comes after what it needs, and goes before that.
    const pages = this.staged.filter(({ name }) => isPage(name))
    const others = this.staged.filter(({ name }) => !isPage(name))
    const ledger = path.join(this.stageFolder, ledgerName)
    const isNoted = this.count > 0 || stale.length > 0 || this.isNoted
    if (isNoted) {
      makeFolder(this.stageFolder)
      // Before anything is put in place: it tells what may be, should this build be killed.
      await writing(ledger, writeFile(ledger, JSON.stringify(this.now)))
    }
    const gone = new Set<string>()
    const makeRoom = async (names: readonly string[]) => {
      for (const name of names) gone.add(name)
      await this.remove(names)
    }
    for (const some of [others, pages]) await putInPlace(this.folder, some, stale, makeRoom)
    await this.remove(stale.filter((name) => !gone.has(name)))
    if (isNoted) await rename(ledger, path.join(this.folder, ledgerName))
    await this.discard()
    return { written: this.staged.length, removed: stale.length }
  }

  /** Stages what stays under a name that a disk may take for one that goes: it would go with that. */
  private stageAlike(stale: readonly string[]): void {
    const wrote = new Set(this.wrote)
    for (const name of alikeNames(Object.keys(this.now), stale)) {
      if (wrote.has(name)) continue
      const staged = this.nextStaged()
      copyFileSync(path.join(this.folder, name), staged)
      this.staged.push({ staged, name })
    }
  }

  /** A file that is to be a folder as well is found before anything is put in place. Those that stay are beside each other already. */
  private refuseClash(): void {
    if (this.staged.every(({ name }) => name in this.before)) return
    const names = Object.keys(this.now)
    const folders = new Set(names.flatMap(foldersOf))
    const file = names.find((name) => folders.has(name))
    if (file === undefined) return
    const below = names.find((name) => name.startsWith(`${file}/`))
    throw new BuildError(
      `"${file}" would be a file, and a folder with "${below}" in it. Give one of them another name.`,
    )
  }

  /** The files that were put in place. */
  get wrote(): string[] {
    return this.staged.map(({ name }) => name)
  }

  /** Ends the work; what is not in place by now never will be. */
  async discard(): Promise<void> {
    this.isEnded = true
    await this.thread.end()
    await rm(this.stageFolder, { recursive: true, force: true })
  }

  /** Covers the copies as well: with others, or with better ones, a file has to be made again. */
  private keyOf(content: string): string {
    return [content, ...this.copies, ...(this.pageQuality === 'best' ? ['best'] : [])].join(' ')
  }

  private async remove(names: readonly string[]): Promise<void> {
    // What a killed build did not come to put there may be a folder now, or below a file.
    const there = names.filter((name) => statsAt(path.join(this.folder, name))?.isFile())
    for (const some of [there.filter(isPage), there.filter((name) => !isPage(name))])
      await Promise.all(some.map((name) => rm(path.join(this.folder, name), { force: true })))
    for (const folder of new Set(names.map((name) => path.dirname(name)))) await this.removeEmpty(folder)
  }

  private async removeEmpty(folder: string): Promise<void> {
    if (folder === '.' || (await readdir(path.join(this.folder, folder)).catch(() => ['?'])).length > 0) return
    await rmdir(path.join(this.folder, folder))
    await this.removeEmpty(path.dirname(folder))
  }
}
