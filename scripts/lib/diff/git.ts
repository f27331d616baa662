import { execFile } from 'node:child_process'
import { finished } from 'node:stream/promises'
import { quietGit } from '../../../src/quiet-git.ts'

/** What stands in the way of a comparison. Its message is for the reader as it is. */
export class NotComparable extends Error {
  override name = 'NotComparable'
}

/** What looks at a checkout leaves it as it is, its locks too. */
const settings = [...quietGit, '--no-optional-locks']

/** 1 GB: the names of a million files. */
const largest = 2 ** 30

/** A folder in which git is asked. */
export class Git {
  constructor(
    private readonly folder: string,
    /** Another index than that of the checkout, which stays as it is. */
    private readonly index?: string,
  ) {}

  withIndex(index: string): Git {
    return new Git(this.folder, index)
  }

  /** What git answers; undefined when it cannot. */
  async ask(flags: readonly string[], input?: string): Promise<string | undefined> {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', ...(this.index && { GIT_INDEX_FILE: this.index }) }
    return new Promise((resolve, reject) => {
      const child = execFile(
        'git',
        [...settings, ...flags],
        { cwd: this.folder, env, maxBuffer: largest },
        (error, answer) => {
          if (error?.code === 'ENOENT')
            reject(new NotComparable('git is not installed here. Name a folder to compare with instead of a commit.'))
          else resolve(error ? undefined : answer)
        },
      )
      if (child.stdin) {
        // A git that ends early says so by its exit code.
        finished(child.stdin).catch(() => {})
        child.stdin.end(input ?? '')
      }
    })
  }

  /** What git answers, without the end of the line; undefined when it cannot, or says nothing. */
  async line(...flags: string[]): Promise<string | undefined> {
    return (await this.ask(flags))?.trimEnd() || undefined
  }

  /** Names, in the form that holds any of them. */
  async names(...flags: string[]): Promise<string[]> {
    return ((await this.ask(flags)) ?? '').split('\0').filter((name) => name !== '')
  }

  async commit(name: string): Promise<string | undefined> {
    return this.line('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  }
}
