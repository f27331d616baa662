import { quietGit } from './quiet.ts'
import { GitFailed, runGit } from './run.ts'

/** What stands in the way of a comparison. Its message is for the reader as it is. */
export class NotComparable extends Error {
  override name = 'NotComparable'
}

/** What looks at a checkout leaves it as it is, its locks too. */
const settings = [...quietGit, '--no-optional-locks']

/** A folder in which git is asked. */
export class Git {
  constructor(
    readonly folder: string,
    /** Another index than that of the checkout, which stays as it is. */
    private readonly index?: string,
  ) {}

  withIndex(index: string): Git {
    return new Git(this.folder, index)
  }

  /** What git answers. */
  run(flags: readonly string[], input?: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
    const { folder, index } = this
    return runGit([...settings, ...flags], {
      folder,
      input,
      env: { ...env, ...(index !== undefined && { GIT_INDEX_FILE: index }) },
    })
  }

  /** What git answers; undefined when it cannot. */
  async ask(flags: readonly string[], input?: string): Promise<string | undefined> {
    return this.run(flags, input).catch((error: unknown) => {
      if (!(error instanceof GitFailed)) throw error
      if (error.why === 'missing')
        throw new NotComparable('git is not installed here. Name a folder to compare with instead of a commit.')
      return undefined
    })
  }

  /** What git answers to what it has to know: an answer that is missing would pass for one that is empty. */
  async sure(flags: readonly string[], input?: string): Promise<string> {
    return this.run(flags, input).catch((error: unknown) => {
      if (!(error instanceof GitFailed)) throw error
      const why = error.why === 'late' ? 'it takes too long' : error.said.trim().split('\n').at(-1)
      throw new NotComparable(`git cannot say what has changed (git ${flags[0]}): ${why}`)
    })
  }

  /** What git answers, without the end of the line; undefined when it cannot, or says nothing. */
  async line(...flags: string[]): Promise<string | undefined> {
    // The name of a folder may end with a space.
    return (await this.ask(flags))?.replace(/\r?\n$/, '') || undefined
  }

  /** Names, in the form that holds any of them. */
  async names(...flags: string[]): Promise<string[]> {
    return namesIn(await this.sure(flags))
  }

  async commit(name: string): Promise<string | undefined> {
    return this.line('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  }
}

/** Names that "-z" has parted. */
export function namesIn(answer: string): string[] {
  return answer.split('\0').filter((name) => name !== '')
}
