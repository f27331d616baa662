import { useSyncExternalStore } from 'react'
import {
  changedEvent,
  type Done,
  type EditOperation,
  type Means,
  type Mistake,
  type Outline,
  type PageState,
} from '../agreed.ts'
import type { FormOperation } from '../form/context.ts'
import { ask, NotDone } from './api.ts'
import { type Asked, type Clashing, Outbox, type Send, wordsOf } from './outbox.ts'
import { keepSame } from './same.ts'

/** What the screens show. */
interface Shown {
  readonly outline: Outline | undefined
  /** The page that is open; null where there is none at this path. */
  readonly page: PageState | null | undefined
  readonly means: Means
  /** Whether something is being saved. */
  readonly busy: boolean
  /** What could not be done. */
  readonly failure: string | null
  /** A value that somebody else changed, too. */
  readonly clash: Clashing | null
  /** What was just done, for those who do not see it. */
  readonly said: string
  /** Goes up whenever the values are others by undo. */
  readonly epoch: number
  /** The place of a mistake that is to be shown. */
  readonly sought: string | null
}

/** 250 ms: while somebody types, the list of all pages need not follow each letter. */
const rest = 250

/** The site as the server has it, and the way to change it. */
class Store {
  private shown: Shown = {
    outline: undefined,
    page: undefined,
    means: { links: [], pictures: [], shared: [] },
    busy: false,
    failure: null,
    clash: null,
    said: '',
    epoch: 0,
    sought: null,
  }
  private readonly listeners = new Set<() => void>()
  private path: string | undefined
  private version = 0
  private readonly outbox = new Outbox({
    version: () => this.version,
    busy: (busy) => this.set({ busy }),
    took: (version, isGesture) => {
      this.took({ version })
      // What is no JSON yet changes no file, but can be undone.
      if (!isGesture) this.readOutlineSoon()
    },
    late: (failure) => this.set({ failure }),
    refused: (failure) => this.set({ clash: null, epoch: this.shown.epoch + 1, ...(failure !== null && { failure }) }),
    clash: (clash) => this.set({ clash }),
  })
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly now = () => this.shown

  /** Follows the site from now on. */
  begin(): void {
    // Vite looks for these very words.
    const hot = import.meta.hot
    hot?.on(changedEvent, () => {
      void this.readPage()
      this.readOutlineSoon()
    })
    hot?.on('vite:ws:connect', () => void this.readAll())
    addEventListener('beforeunload', (event) => {
      if (!this.outbox.isEmpty) event.preventDefault()
    })
    void this.readAll()
  }

  /** Shows another page. */
  open(path: string | undefined): void {
    if (path === this.path) return
    this.path = path
    this.set({ page: undefined })
    void this.readPage()
  }

  do(asked: Asked): void {
    this.outbox.do(asked)
  }

  doInTurn(send: Send): void {
    this.outbox.doInTurn(send)
  }

  async undo(): Promise<void> {
    await this.step('undo', 'Undone')
  }

  async redo(): Promise<void> {
    await this.step('redo', 'Done again')
  }

  async fix({ file, pointer, rule, message }: Mistake): Promise<void> {
    await this.whenSent()
    await this.trying(async () => {
      this.took(await ask<Done>('POST', 'fix', { file, pointer, rule, message }))
      this.set({ epoch: this.shown.epoch + 1 })
    })
  }

  say(said: string): void {
    // The same words twice would not be read out twice.
    this.set({ said: said === this.shown.said ? `${said} ` : said })
  }

  /** Shows the field of a place, once its form is there. */
  seek(pointer: string): void {
    this.set({ sought: null })
    setTimeout(() => this.set({ sought: pointer }), 100)
  }

  fail(error: unknown): void {
    this.set({ failure: wordsOf(error) })
  }

  dismiss(): void {
    this.set({ failure: null })
  }

  async whenSent(): Promise<void> {
    await this.outbox.whenSent()
  }

  private async step(which: 'undo' | 'redo', word: string): Promise<void> {
    await this.whenSent()
    await this.trying(async () => {
      const done = await ask<Done>('POST', which, {})
      this.took(done)
      this.set({ epoch: this.shown.epoch + 1 })
      this.say(`${word}: ${done.step.title}`)
    })
  }

  private took({ version }: Pick<Done, 'version'>): void {
    this.version = Math.max(this.version, version)
    this.set({ failure: null })
  }

  private async trying(task: () => Promise<void>): Promise<boolean> {
    try {
      await task()
      return true
    } catch (error) {
      this.fail(error)
      return false
    }
  }

  private async readAll(): Promise<void> {
    await Promise.all([this.readOutline(), this.readPage(), this.readMeans()])
  }

  async readMeans(): Promise<void> {
    await this.trying(async () => this.set({ means: keepSame(this.shown.means, await ask<Means>('GET', 'means')) }))
  }

  private readOutlineSoon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.readOutline(), rest)
  }

  private async readOutline(): Promise<void> {
    await this.trying(async () => {
      const outline = await ask<Outline>('GET', 'outline')
      if (outline.version >= (this.shown.outline?.version ?? 0) || !this.shown.outline)
        this.set({ outline: keepSame(this.shown.outline, outline) })
    })
  }

  private async readPage(): Promise<void> {
    const { path } = this
    if (path === undefined) return
    await this.trying(async () => {
      const page = await ask<PageState>('GET', `page?path=${encodeURIComponent(path)}`).catch((error: unknown) => {
        if (error instanceof NotDone && error.message === 'There is no such thing.') return null
        throw error
      })
      if (this.path !== path) return
      if (page && this.shown.page && page.version < this.shown.page.version) return
      // While something waits to be sent, it is based on what was there before.
      if (page && this.outbox.isEmpty) this.version = Math.max(this.version, page.version)
      this.set({ page: keepSame(this.shown.page, page) })
    })
  }

  private set(more: Partial<Shown>): void {
    if (Object.entries(more).every(([name, value]) => this.shown[name as keyof Shown] === value)) return
    this.shown = { ...this.shown, ...more }
    for (const listener of this.listeners) listener()
  }
}

export const store = new Store()

/** A part of what is shown: only when that is another one, who asks is drawn anew. */
export function useStore<K extends keyof Shown>(name: K): Shown[K] {
  return useSyncExternalStore(store.subscribe, () => store.now()[name])
}

/** Operations in a file, as operations on the site. */
export function inFile(file: string, operations: readonly FormOperation[]): EditOperation[] {
  return operations.map((operation) => ({ ...operation, file }))
}
