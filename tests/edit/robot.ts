import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { EditOperation } from '../../src/edit/agreed.ts'
import type { JsonText } from '../../src/edit/agreed-json.ts'
import { beginning, contentOf, done, jobs, names, type Past, redone, type State, undone } from './robot-states.ts'
import { type RunningEditor, startEditor } from './start-editor.ts'

type Pick = (below: number) => number

/** What is asked of the editor, and what is there once it says that it is done. */
interface Deed {
  readonly door: string
  readonly body: object
  readonly next: Past
}

/** Somebody who edits a site in several files without ever resting, and knows what was called saved. */
export class Robot {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'kill-'))
  readonly config = path.join(this.folder, 'pages.json')
  /** What the editor has said to be done. */
  saved = beginning
  count = 0
  /** What was asked for and not answered. */
  private asked: Past | undefined
  private readonly first: Record<string, string> = {}
  /** More of the same typing would be one step. */
  private hasTyped = false
  private headers: Record<string, string> = {}
  private origin = ''

  constructor(private readonly pick: Pick) {
    mkdirSync(path.join(this.folder, 'pages'))
    for (const name of names) {
      const content = contentOf(name, this.saved.now)
      if (content) writeFileSync(path.join(this.folder, name), JSON.stringify(content, null, 2))
    }
    Object.assign(this.first, this.texts())
  }

  /** Starts the editor, which finishes what a crash left half written, and looks whether all is there. */
  async start(killed?: AbortSignal): Promise<RunningEditor> {
    const editor = await startEditor(this.config, killed)
    const cookie = await editor.enter()
    this.headers = { cookie, 'x-sectile-edit': '1', 'content-type': 'application/json' }
    this.origin = editor.origin
    expect(this.drafts()).toEqual([])
    const { typed } = await this.text()
    const found = { files: this.contents(), typed: typed ? typed.text : '' }
    const seen = (state: State) => ({
      files: Object.fromEntries(names.map((name) => [name, contentOf(name, state)])),
      typed: state.typed,
    })
    if (this.asked && isDeepStrictEqual(found, seen(this.asked.now))) this.saved = this.asked
    expect(found, `after ${this.count} deeds`).toEqual(seen(this.saved.now))
    this.asked = undefined
    this.hasTyped = false
    return editor
  }

  /** Each file is whole, and what it was before the deed that was not answered, or after it. */
  look(): void {
    const files = this.contents()
    for (const name of names) {
      const possible = [this.saved, this.asked ?? this.saved].map(({ now }) => contentOf(name, now))
      expect(possible).toContainEqual(files[name])
    }
  }

  /** Starts the editor and does one thing after the other until it is killed. */
  async liveUntil(killed: AbortSignal, hasDone: (deeds: number) => void): Promise<void> {
    let editor: RunningEditor | undefined
    try {
      editor = await this.start(killed)
      for (let deeds = 1; ; deeds++) {
        await this.act()
        this.count += 1
        hasDone(deeds)
      }
    } catch (error) {
      if (!killed.aborted || !isUnanswered(error)) throw error
    }
    if (editor?.process.signalCode === null) await once(editor.process, 'close')
  }

  /** Takes back all that was ever done. */
  async undoAll(): Promise<void> {
    for (let past = undone(this.saved); past; past = undone(past)) await this.ask('undo', {})
    expect(this.texts()).toEqual(this.first)
  }

  private async act(): Promise<void> {
    const { version, text } = await this.text()
    const { door, body, next } = this.deed(version, text)
    this.asked = next
    await this.ask(door, body)
    this.saved = next
    this.asked = undefined
    this.hasTyped = door === 'json'
  }

  private deed(version: number, text: string): Deed {
    const { saved, pick } = this
    const { number, visited, hasJobs } = saved.now
    const back = pick(5) === 0 ? undone(saved) : undefined
    if (back) return { door: 'undo', body: {}, next: back }
    const forth = pick(3) > 0 ? redone(saved) : undefined
    if (forth) return { door: 'redo', body: {}, next: forth }
    const what = pick(4)
    if (what === 0 && !this.hasTyped) {
      const more = ` x${this.count}`
      const edits = [{ offset: text.length, length: 0, text: more }]
      const body = { ...this.place, version, title: 'Typed', where: {}, edits }
      return { door: 'json', body, next: done(saved, { typed: text + more }) }
    }
    const gesture = (operations: readonly EditOperation[], next: Partial<State>): Deed => ({
      door: 'gesture',
      body: { version, title: 'Changed', where: {}, operations },
      next: done(saved, next),
    })
    if (what === 1) {
      const to = visited === 'pages.json' ? 'pages/about.json' : 'pages.json'
      const [file, toFile] = [this.nameOf(visited), this.nameOf(to)]
      return gesture([{ op: 'move', file, at: visitorAt(visited), toFile, to: visitorAt(to) }], { visited: to })
    }
    const home = { op: 'set' as const, file: this.nameOf('pages.json'), at: '/pages/0/sections/0/heading' }
    const about = { op: 'set' as const, file: this.nameOf('pages/about.json'), at: '/sections/0/heading' }
    const count = [
      { ...home, value: `Home ${number + 1}` },
      { ...about, value: `About ${number + 1}` },
    ]
    if (what === 2) return gesture(count, { number: number + 1 })
    const jobsFile = this.nameOf('pages/jobs.json')
    const page: EditOperation = hasJobs
      ? { op: 'remove-page', path: '/jobs' }
      : { op: 'add-page', file: jobsFile, page: { ...jobs } }
    return gesture([page, ...count], { hasJobs: !hasJobs, number: number + 1 })
  }

  private text(): Promise<JsonText> {
    return this.ask(`json?${new URLSearchParams(this.place)}`)
  }

  private async ask<T>(door: string, body?: object): Promise<T> {
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${this.origin}/_edit/api/${door}`, { ...init, headers: this.headers })
    if (!answer.ok) throw new Error(`${door}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  private get place() {
    return { file: this.nameOf('pages.json'), at: '/pages/0/sections/1' }
  }

  private nameOf(file: string): string {
    return path.relative(process.cwd(), path.join(this.folder, file))
  }

  private texts(): Record<string, string | undefined> {
    return Object.fromEntries(names.map((name) => [name, textOf(path.join(this.folder, name))]))
  }

  /** What is beside the files that an author knows of. */
  private drafts(): string[] {
    const all = readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
    return all.filter((name) => !['pages', ...names].includes(name))
  }

  private contents(): Record<string, unknown> {
    return Object.fromEntries(Object.entries(this.texts()).map(([name, text]) => [name, text && JSON.parse(text)]))
  }
}

function visitorAt(file: State['visited']): string {
  return file === 'pages.json' ? '/pages/0/sections/2' : '/sections/2'
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Who is killed says nothing, or ends before saying where it is. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith('The editor ended'))
}
