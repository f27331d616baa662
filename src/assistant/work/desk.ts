import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadSources } from '../../content/read/load.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { Workspace } from '../../content/workspace.ts'
import { shortHash } from '../../hash.ts'
import { root } from '../../root.ts'
import { Refused } from '../../site-files/refused.ts'
import { bytesOf, type FileStep, heal, writeAll } from '../../site-files/write.ts'
import { type Branch, openBranch } from './branch.ts'
import { Journal, type Step } from './journal.ts'

/** Where the work is done: in a worktree with a branch of its own, or without git in the site's own folder. */
export class Desk {
  private readonly workspace = new Workspace()

  private constructor(
    readonly folder: string,
    readonly config: string,
    private readonly branch: Branch | undefined,
    private readonly journal: Journal,
    /** The site as it was when the session began. */
    readonly first: Sources,
  ) {}

  /** Files are named from the site's folder from here on, which becomes the current one. */
  static async open(config: string, wanted: string): Promise<Desk> {
    if (!existsSync(config)) throw new Refused(`There is no ${config}.`, 'start the server with --config FILE.')
    const branch = await openBranch(config, wanted)
    const folder = branch?.folder ?? path.dirname(config)
    const journal = await Journal.open(
      branch?.journal ?? path.join(root, '.cache/assistant', `${shortHash(config)}.json`),
    )
    // One of which a killed process has left the note alone would bar the way to those before it.
    if (await heal(folder, journal.steps.at(-1)?.files ?? [])) await journal.pop()
    process.chdir(folder)
    return new Desk(folder, path.basename(config), branch, journal, await loadSources(path.basename(config)))
  }

  /** The site as it is now. */
  async sources(): Promise<Sources> {
    const sources = await loadSources(this.config, this.workspace)
    // In a worktree, addresses of other folders lead elsewhere.
    return this.branch ? { ...sources, schemaProblems: () => [] } : sources
  }

  /** What a file of the site holds; null where there is none. */
  read(file: string): Promise<Buffer | null> {
    return bytesOf(path.join(this.folder, file))
  }

  /** The last batch, which can be undone. */
  get last(): Step | undefined {
    return this.journal.steps.at(-1)
  }

  get batches(): number {
    return this.journal.steps.length
  }

  /** Applies a batch, and says where it is now. */
  async apply(title: string, files: readonly FileStep[]): Promise<string> {
    await this.journal.push({ title, files })
    try {
      await writeAll(this.folder, files)
    } catch (error) {
      await this.journal.pop()
      throw error
    }
    return this.keep(title, files)
  }

  /** Takes back the last batch, byte for byte. */
  async undo(): Promise<{ step: Step; where: string } | undefined> {
    const step = this.last
    if (!step) return undefined
    const files = step.files.map(({ file, before, after }) => ({ file, before: after, after: before }))
    await writeAll(this.folder, files)
    await this.journal.pop()
    return { step, where: await this.keep(`Undo: ${step.title}`, files) }
  }

  private async keep(title: string, files: readonly FileStep[]): Promise<string> {
    const names = files.map(({ file }) => file)
    if (!this.branch) return `Written: ${names.join(', ')}.`
    const commit = await this.branch.commit(title, names)
    return `Commit ${commit} on the branch ${this.branch.name}: ${names.join(', ')}.`
  }

  /** Where the work is done, in words, and what is not seen there. */
  async where(): Promise<string> {
    if (!this.branch) return 'There is no git here: what is proposed is written into the files of the site at once.'
    const unsaved = await this.branch.unsaved()
    const hidden = unsaved.length > 0 ? ` Not seen there, because it is not committed: ${some(unsaved)}.` : ''
    const missing = await this.branch.missing()
    const older =
      missing > 0
        ? ` It begins at an older state: ${missing === 1 ? '1 commit' : `${missing} commits`} of the author since then cannot be seen there. Tell the author, who can merge the branch or delete it, or name another one with --branch.`
        : ''
    return `Work is kept on the branch ${this.branch.name}, apart from the author's files; the author merges it.${hidden}${older}`
  }

  async close(): Promise<void> {
    // The folder may go.
    process.chdir(root)
    await this.branch?.close()
  }
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown
}
