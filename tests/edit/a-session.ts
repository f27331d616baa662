import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { PageState } from '../../src/edit/agreed.ts'
import { Journal } from '../../src/edit/server/journal.ts'
import { type Gesture, Session } from '../../src/edit/server/session.ts'
import { pageState } from '../../src/edit/server/views.ts'
import { LiveContent } from '../../src/preview/content.ts'

/** A site that is being edited, on the disk. */
export interface Edited {
  readonly session: Session
  readonly content: LiveContent
  readonly journal: Journal
  readonly folder: string
  /** The file as messages and gestures name it. */
  name(file: string): string
  text(file: string): string
  /** A page as the editor shows it. */
  page(path: string): PageState
  save(file: string, text: string): void
  /** A gesture on the state of now. */
  gesture(more: Partial<Gesture> & Pick<Gesture, 'operations'>): Gesture
  /** The editor is ended and opened again, over the same files. */
  again(): Promise<Edited>
}

/** Opens a session on files that are written first; `clock` is what the session takes for the time. */
export async function aSession(
  files: Readonly<Record<string, string>>,
  clock: () => number = () => 0,
): Promise<Edited> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'edit-'))
  for (const [file, text] of Object.entries(files)) write(path.join(folder, file), text)
  return openIn(folder, clock)
}

async function openIn(folder: string, clock: () => number): Promise<Edited> {
  const config = path.join(folder, 'pages.json')
  let session: Session | undefined
  const content = new LiveContent(config, async () => session?.changed())
  await content.start()
  onTestFinished(() => content.stop())
  const read = (name: string) => (existsSync(name) ? readFileSync(name, 'utf8') : null)
  const journal = await Journal.open(path.join(folder, '.cache/journal.jsonl'), read)
  const made = new Session(content, folder, journal, clock)
  session = made
  const name = (file: string) => path.relative(process.cwd(), path.join(folder, file)).split(path.sep).join('/')
  return {
    session: made,
    content,
    journal,
    folder,
    name,
    text: (file) => readFileSync(path.join(folder, file), 'utf8'),
    page: (at) => {
      const found = pageState(content.state, made, at)
      if (!found) throw new Error(`There is no page ${at}.`)
      return found
    },
    save: (file, text) => write(path.join(folder, file), text),
    gesture: (more) => ({ version: made.version, title: 'A change', where: {}, ...more }),
    async again() {
      await made.settled()
      content.stop()
      return openIn(folder, clock)
    },
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** All files of a folder but those of the cache. */
export function allFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.cache'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(names.sort().map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]))
}
