import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf } from '../../../content/read/files-of.ts'
import type { Sources } from '../../../content/read/source-file.ts'
import type { Said } from '../../../screens/album.ts'
import { screenAddress } from '../../agreed-addresses.ts'
import type { Pictured, Screens, Shot } from '../../proposal.ts'

type Picture = Pick<Shot, 'width' | 'height'> & { readonly file: string }
type Taken = Extract<Said, { pictured: unknown }>['pictured']

const nothing: Screens = { state: 'none', words: '', said: '', count: null, pictured: [], left: 0 }

const noBrowser =
  'There is no browser here that pictures could be taken with: install Chromium or Chrome, and ask again. The words above say all that changed.'
const notDrawn = 'The site cannot be drawn, as it was or as it is now. What the build says of it stands below.'
const ended = 'Taking the pictures has ended before it was done. Ask again; the words above say all that changed.'

/** Takes the pictures of what was changed, when they are asked for, in a process of its own, and keeps those of one state. */
export class PicturesOfChanges {
  private screens = nothing
  /** Names the two states of which there are pictures. */
  private key = ''
  private child: ChildProcess | undefined

  constructor(
    private readonly config: string,
    /** Where they are kept: beside the site, and emptied at the start. */
    private readonly folder: string,
  ) {
    rmSync(folder, { recursive: true, force: true })
  }

  /** What there is of two states. */
  of(key: string): Screens {
    return key === this.key ? this.screens : nothing
  }

  /** Begins to take them, unless that was done. Without git, `beginning` is what is compared with. */
  async take(key: string, beginning: Sources | undefined): Promise<Screens> {
    const { state } = this.of(key)
    if (state === 'making' || state === 'made') return this.of(key)
    const { child } = this
    this.stop()
    this.key = key
    this.screens = { ...nothing, state: 'making', words: 'Looking at what there was before …' }
    try {
      // It may be writing there.
      if (child?.exitCode === null) await once(child, 'exit')
      await rm(this.folder, { recursive: true, force: true })
      const before = beginning && (await this.writeBeginning(beginning))
      if (this.key === key) this.begin(key, before)
    } catch (error) {
      this.fail(String(error), '')
    }
    return this.screens
  }

  /** A picture by the name that its address says. */
  async file(words: URLSearchParams): Promise<Buffer | undefined> {
    const name = words.get('name') ?? ''
    if (words.get('key') !== this.key || !/^\d+-[a-z]+-\d+\.webp$/.test(name)) return undefined
    return readFile(path.join(this.folder, 'album', name)).catch(() => undefined)
  }

  stop(): void {
    this.leave()
    this.key = ''
  }

  private begin(key: string, before: string | undefined): void {
    const program = fileURLToPath(new URL('./take-alone.js', import.meta.url))
    const out = path.join(this.folder, 'album')
    const child = fork(program, [this.config, out, ...(before === undefined ? [] : [before])], { stdio: 'inherit' })
    this.child = child
    child.on('message', (said: Said) => {
      if (this.child === child) this.hear(said, key)
    })
    child.on('error', (error) => this.ended(child, String(error)))
    child.on('exit', () => this.ended(child, ''))
  }

  private hear(said: Said, key: string): void {
    const { count, pictured } = this.screens
    if ('building' in said)
      this.know({
        words: said.building === 'before' ? 'Drawing the site as it was …' : 'Drawing the site as it is now …',
      })
    else if ('found' in said) this.know({ count: said.found, words: 'Taking pictures …' })
    else if ('pictured' in said) {
      const words = `Taking pictures: ${pictured.length + 1} of ${count ?? 0}`
      this.know({ pictured: [...pictured, addressed(said.pictured, key)], words })
    } else {
      if ('left' in said) this.know({ state: 'made', left: said.left, words: '' })
      else if (said.why === 'no-browser') this.fail(noBrowser, '')
      else this.fail(notDrawn, said.words)
      this.leave()
    }
  }

  /** It ends by itself when nobody hears it any more, and puts away what it made. */
  private leave(): void {
    if (this.child?.connected) this.child.disconnect()
    this.child = undefined
  }

  private ended(child: ChildProcess, said: string): void {
    if (this.child !== child) return
    this.child = undefined
    this.fail(ended, said)
  }

  private know(more: Partial<Screens>): void {
    this.screens = { ...this.screens, ...more }
  }

  private fail(words: string, said: string): void {
    this.know({ state: 'failed', words, said })
  }

  /** The site as it was before all that the editor remembers, with the pictures of now. */
  private async writeBeginning(beginning: Sources): Promise<string> {
    const site = path.dirname(path.resolve(this.config))
    const to = path.join(this.folder, 'before')
    await mkdir(to, { recursive: true })
    for (const { path: name, text } of filesOf(beginning)) {
      const file = path.join(to, path.relative(site, path.resolve(name)))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    await cp(path.join(site, 'public'), path.join(to, 'public'), { recursive: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      },
    )
    return to
  }
}

/** The same with addresses at which the editor gives the pictures. */
function addressed({ shots, ...about }: Taken, key: string): Pictured {
  const shot = (picture: Picture | undefined): Shot | undefined => {
    if (!picture) return undefined
    const { file, width, height } = picture
    return { src: `${screenAddress}?${new URLSearchParams({ key, name: file })}`, width, height }
  }
  return {
    ...about,
    shots: shots.map(({ width, before, after, difference }) => ({
      width,
      before: shot(before),
      after: shot(after),
      difference: shot(difference),
    })),
  }
}
