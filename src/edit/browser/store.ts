import { useSyncExternalStore } from 'react'
import type { Done, EditOperation, Mistake, Outline, SiteState } from '../agreed.ts'
import { changedEvent } from '../agreed-addresses.ts'
import { ask, askAgain } from './api.ts'
import type { Asked } from './asked.ts'
import { asMeant, movesOthers } from './meant.ts'
import { Missed } from './missed.ts'
import { Outbox, type Reversing, type Send, type Sent, wordsOf } from './outbox.ts'
import { sitePictures } from './pictures/pictures.ts'
import { reversed } from './reversed.ts'
import { keepSame } from './same.ts'
import { Screens } from './screens.ts'
import { nothingYet, type Shown } from './shown.ts'
import { pageAt, UnsentHere } from './unsent.ts'

/** 250 ms: while somebody types, the list of all pages need not follow each letter. */
const rest = 250
/** A second: of a large site, what can be chosen is as much as all its pages are. */
const longRest = 1000

/** The site as the server has it, and the way to change it. */
class Store extends Screens {
  private path: string | undefined
  private showsSite = false
  private version = 0
  /** Counts what was done here. */
  deeds = 0
  private readonly outbox = new Outbox({
    version: () => this.version,
    again: (asked) => this.unsent.again(asked),
    keep: (asked) => {
      this.unsent.keep(asked)
      this.follow()
    },
    busy: (busy) => this.set(busy ? { busy } : { busy, clash: null }),
    took: (sent, asked) => {
      this.took(sent)
      if (asked?.said !== undefined) this.say(asked.said)
      // What is no JSON yet changes no file, but can be undone.
      if (!asked) this.readOutlineSoon()
    },
    late: (failure) => this.late(failure),
    lost: (asked) => this.unsent.offer(asked),
    refused: (failure) => this.set({ clash: null, epoch: this.shown.epoch + 1, failure }),
    clash: (clash) => this.set({ clash, failure: null }),
  })
  readonly unsent = new UnsentHere(
    () => this.shown,
    (lost) => this.set({ lost }),
    (send) => this.doInTurn(send),
  )
  private readonly missed = new Missed(() => void this.readPage())
  private timers: ReturnType<typeof setTimeout>[] = []

  /** Follows the site from now on. */
  begin(): void {
    addEventListener(changedEvent, () => {
      void this.readPage()
      void this.readSite()
      this.readOutlineSoon()
    })
    addEventListener('beforeunload', (event) => {
      if (!this.outbox.isEmpty) event.preventDefault()
    })
    void this.readAll()
  }

  /** Shows another page. Where that is the same by another path, or has come into its place, what is shown stays until it is there. */
  async open(path: string | undefined, stays = false): Promise<void> {
    if (path === this.path) return
    this.path = path
    if (!stays) this.set({ page: undefined })
    await this.readPage()
  }

  /** Leads from a page to what it has become, or what has come into its place, where nobody has gone elsewhere meanwhile. */
  async become(from: string, to: string, field?: string): Promise<void> {
    if (this.path === from) await this.open(to, true)
    this.set({ ledTo: { from, to, field } })
  }

  /** Shows the settings of the site, or no longer. */
  openSite(now: boolean): void {
    this.showsSite = now
    void this.readSite()
  }

  /** Does something; of what is typed in one place only the last is sent when several wait. */
  do(asked: Asked): void {
    const meant = asMeant(asked, this.waiting())
    if (!meant) return
    this.deeds += 1
    // Of what is elsewhere by now, nothing was seen there.
    this.unsent.see(meant, meant === asked ? this.shown : nothingYet)
    this.outbox.do(meant, this.shownVersion)
  }

  doInTurn(send: Send, reversing?: Reversing): void {
    this.deeds += 1
    this.outbox.doInTurn(send, reversing)
  }

  /** Takes back the last step, and says whether that was done. */
  readonly undo = () => this.reverse('undo')
  readonly redo = () => this.reverse('redo')

  async fix({ file, pointer, rule, message, plain }: Mistake): Promise<void> {
    await this.whenSent()
    await this.trying(async () => {
      this.took(await ask<Done>('POST', 'fix', { file, pointer, rule, message }))
      this.set({ epoch: this.shown.epoch + 1 })
      this.say(`Mended: ${plain.fix}`)
    })
  }

  /** While somebody types on the page, no field takes the focus. */
  typesOnPage = false

  /** Shows the field of a place, once its form is there; null when it was shown. */
  seek(pointer: string | null): void {
    // What replaces a field of a shared section is told of as that field.
    this.set({ sought: this.typesOnPage ? null : (pointer?.replace(/(\/sections\/\d+)\/with(?=\/)/, '$1') ?? null) })
  }

  fail(error: unknown): void {
    this.set({ failure: wordsOf(error) })
  }

  dismiss(): void {
    this.set({ failure: null })
  }

  /** Whether something was done that the page, or the settings of the site, do not show yet. */
  get isBehind(): boolean {
    const { page, site } = this.shown
    const isOld = (state: { readonly version: number } | null | undefined) =>
      state !== null && (state?.version ?? 0) < this.version
    return !this.outbox.isEmpty || (this.path !== undefined && isOld(page)) || (this.showsSite && isOld(site))
  }

  /** Whether places of a list were moved from here since a state. */
  hasMoved(version: number): boolean {
    return this.outbox.since(version).some(movesOthers)
  }

  async whenSent(): Promise<void> {
    await this.outbox.whenSent()
  }

  private async reverse(reversing: Reversing): Promise<boolean> {
    let isDone = false
    this.doInTurn(async (version, decided) => {
      const { deeds, path } = this
      const { sent, said, next } = await reversed(reversing, decided, { path, pages: this.shown.outline?.pages })
      isDone = sent !== undefined
      // Who types again already is ahead of that.
      if (isDone && deeds === this.deeds) this.set({ epoch: this.shown.epoch + 1 })
      this.say(said)
      if (path !== undefined && next !== undefined) await this.become(path, next)
      return sent ?? { version }
    }, reversing)
    await this.whenSent()
    return isDone
  }

  private took({ version, note }: Sent): void {
    this.version = Math.max(this.version, version)
    this.set({ failure: note ?? null })
  }

  private async trying(task: () => Promise<void>): Promise<void> {
    await task().catch((error: unknown) => this.fail(error))
  }

  private async readAll(): Promise<void> {
    await Promise.all([this.readOutline(), this.readPage(), this.readSite(), this.readMeans()])
  }

  async readMeans(): Promise<void> {
    await this.trying(async () => this.set({ means: keepSame(this.shown.means, await askAgain('means')) }))
  }

  private readOutlineSoon(): void {
    for (const timer of this.timers) clearTimeout(timer)
    const later = () => void Promise.all([this.readMeans(), this.trying(() => sitePictures.follow())])
    this.timers = [setTimeout(() => void this.readOutline(), rest), setTimeout(later, longRest)]
  }

  private async readOutline(): Promise<void> {
    await this.trying(async () => {
      const outline = await ask<Outline>('GET', 'outline')
      const before = this.shown.outline
      if (outline.version < (before?.version ?? 0)) return
      this.set({ outline: keepSame(before, outline) })
      if (!before) {
        for (const again of await this.unsent.takeUp(outline.place, (asked) => this.outbox.hasMoreOf(asked))) {
          this.took(again)
          this.do(again.asked)
        }
        this.late()
      }
      // New pages can be led to.
      if (before && before.pages.length !== outline.pages.length) await this.readMeans()
    })
  }

  private async readSite(): Promise<void> {
    if (!this.showsSite) return
    await this.trying(async () => {
      const site = await ask<SiteState>('GET', 'site')
      const { version = 0 } = this.shown.site ?? {}
      if (site.version >= version) this.read({ site }, this.outbox.between(version, site.version))
    })
  }

  private async readPage(): Promise<void> {
    const { path } = this
    if (path === undefined) return
    await this.trying(async () => {
      const page = await pageAt(path)
      if (this.path !== path || this.missed.waitsFor(page, this.shown.page, this.outbox.isEmpty)) return
      if (page && this.shown.page && page.version < this.shown.page.version) return
      // While something waits to be sent, it is based on what was there before.
      if (page && this.outbox.isEmpty) this.version = Math.max(this.version, page.version)
      this.read({ page }, this.outbox.between(this.shown.page?.version ?? 0, page?.version ?? 0))
    })
  }

  /** The state that is looked at. */
  private get shownVersion(): number {
    const { outline, page, site } = this.shown
    // Where there is no page, that is what is seen of all.
    return (this.path === undefined ? site : page)?.version ?? outline?.version ?? this.version
  }

  protected waiting(): EditOperation[] {
    return this.outbox.since(this.shownVersion)
  }
}

export const store = new Store()

/** A part of what is shown: only when that is another one, who asks is drawn anew. */
export function useStore<K extends keyof Shown>(name: K): Shown[K] {
  return useSyncExternalStore(store.subscribe, () => store.now()[name])
}
