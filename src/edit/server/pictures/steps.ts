import { existsSync } from 'node:fs'
import path from 'node:path'
import { pictureHash } from '../../../content/pictures/look.ts'
import { filesOf } from '../../../content/read/files-of.ts'
import type { LiveContent } from '../../../preview/content.ts'
import { insideOf } from '../../../site-files/inside.ts'
import { Refused } from '../../../site-files/refused.ts'
import { bytesOf, writeAll } from '../../../site-files/write.ts'
import { few } from '../../few.ts'
import type { Event, Step } from '../history.ts'
import type { Journal } from '../journal.ts'
import { moved } from '../moves.ts'
import { pictureMove, pictureStep } from './kept.ts'
import { picturesOf } from './list.ts'

/** A picture for the site, which was looked at. */
export interface Arriving {
  /** As pages name it. */
  readonly address: string
  readonly bytes: Buffer
  readonly replaces: boolean
}

/** A step that was undone or done again; the note says what of it could not be. */
export interface Reversed extends Step {
  readonly note?: string
  /** Whether the pictures of the site are others now. */
  readonly pictures?: true
}

/** Brings pictures to the site as steps, and takes such steps back. */
export class PictureSteps {
  constructor(
    private readonly content: LiveContent,
    private readonly folder: string,
    private readonly journal: Journal,
  ) {}

  /** Writes a picture. One that is there is replaced only where that was said. */
  async add({ address, bytes, replaces }: Arriving): Promise<void> {
    const file = `public${address}`
    const before = await bytesOf(await insideOf(this.folder, file))
    if (!replaces && this.isTaken(address))
      throw new Refused(`There is a picture ${address} already. Nothing was changed.`, 'take another name.')
    if (before?.equals(bytes)) return
    const title = `${before ? 'Replaced' : 'Added'} “${path.posix.basename(address)}”`
    const step = this.journal.history.stepOf({ title, where: {}, when: Date.now() })
    await this.write({ kind: 'done', step }, file, before, bytes)
  }

  /** Takes such a step back, or does it again; undefined where the step is about something else. */
  async reverse(step: Step, kind: 'undone' | 'redone'): Promise<Reversed | undefined> {
    const found = pictureStep(this.journal.history, step)
    if (!found) return undefined
    const { file, move } = found
    const [from, to] = kind === 'undone' ? [move.inserted, move.removed] : [move.removed, move.inserted]
    const now = await bytesOf(await insideOf(this.folder, file))
    const hash = now === null ? '' : pictureHash(now)
    const wanted = to === '' ? null : await this.journal.pictures.bytes(to)
    const note = hash === to ? undefined : this.whyNot({ file, isOther: hash !== from, wanted })
    if (hash === to || note !== undefined || wanted === undefined) {
      await this.journal.add({ kind, step, moves: [] }, { before: () => null, after: () => null })
      await this.content.readNow()
    } else await this.write({ kind, step }, file, now, wanted)
    return { ...step, pictures: true, ...(note !== undefined && { note }) }
  }

  /** Why a file stays as it is; undefined where it need not. */
  private whyNot(about: { file: string; isOther: boolean; wanted: Buffer | null | undefined }): string | undefined {
    const { file, isOther, wanted } = about
    const name = path.posix.basename(file)
    if (isOther) return `“${name}” stays as it is: somebody else has changed or removed it since.`
    if (wanted === undefined) return `“${name}” stays as it is: what was there before is not kept any more.`
    const users = wanted === null ? this.usersOf(file.slice('public'.length)) : ''
    return users === '' ? undefined : `“${name}” stays in the site, because it is used: ${users}.`
  }

  /** Who shows a picture: its pages, or else the files that name it. */
  private usersOf(address: string): string {
    const { sources } = this.content.state
    if (!sources) return ''
    const { pages = [], onPages = 0, isOfSite } = picturesOf(sources).find(({ src }) => src === address) ?? {}
    if (isOfSite) return few(['every page', ...pages], 1 + onPages)
    if (onPages > 0) return few(pages, onPages)
    return few(filesOf(sources).flatMap(({ path: name, text }) => (text.includes(`"${address}"`) ? name : [])))
  }

  private async write(
    words: Pick<Event, 'kind' | 'step'>,
    file: string,
    before: Buffer | null,
    after: Buffer | null,
  ): Promise<void> {
    for (const bytes of [before, after]) if (bytes) await this.journal.pictures.keep(bytes)
    const move = pictureMove(file, before, after)
    const hash = move.removed || null
    const around = { before: () => hash, after: () => moved(hash, move) }
    const takeBack = await this.journal.add({ ...words, moves: [move] }, around)
    try {
      await writeAll(this.folder, [{ file, before, after }])
    } catch (error) {
      await takeBack()
      throw error
    }
    await this.content.readNow()
  }

  /** Whether a name is given: some computers do not tell capitals from small letters. */
  private isTaken(address: string): boolean {
    const names = [...(this.content.state.sources?.publicFiles ?? [])].map((name) => name.toLowerCase())
    return names.includes(address) || existsSync(path.join(this.folder, 'public', address))
  }
}
