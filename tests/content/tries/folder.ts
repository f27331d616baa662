import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Diagnostic } from '../../../src/content/diagnostic.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import type { Sources } from '../../../src/content/read/source-file.ts'
import type { Files } from './site.ts'

/** A folder that holds the files of a site, and after each damage only what it left. */
export class Folder {
  private held: Files = {}

  private constructor(private readonly path: string) {}

  static async make(): Promise<Folder> {
    return new Folder(await mkdtemp(path.join(tmpdir(), 'tries-')))
  }

  /** Reads a site as it would be read from these files. */
  async read(files: Files): Promise<Sources> {
    for (const name of Object.keys(this.held)) if (!(name in files)) await rm(path.join(this.path, name))
    for (const [name, content] of Object.entries(files)) {
      if (this.held[name] === content) continue
      const file = path.join(this.path, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    this.held = files
    return loadSources(path.join(this.path, 'pages.json'))
  }

  /** What the files hold that sources were read from. */
  files({ config, includes }: Sources): Files {
    const texts = [config, ...includes].filter(({ unfit }) => !unfit).map((file) => [this.name(file.path), file.text])
    return { ...this.held, ...Object.fromEntries(texts) }
  }

  /** What is said, each with its place and rule, as a try wants it. */
  said({ file, pointer, rule, severity, message, hint }: Diagnostic): string {
    const kind = severity === 'warning' ? `${rule} (warning)` : rule
    const words = `${message}${hint === null ? '' : ` ${hint}`}`.replaceAll(`${path.relative('', this.path)}/`, '')
    return `${this.name(file)}${pointer} ${kind}: ${words}`
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true })
  }

  private name(file: string): string {
    return path.relative(this.path, path.resolve(file))
  }
}
