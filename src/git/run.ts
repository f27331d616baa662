import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Why git did not do something: it is not installed, took too long, or refused, with what it said. */
export class GitFailed extends Error {
  override name = 'GitFailed'

  constructor(
    readonly why: 'missing' | 'late' | 'refused',
    readonly said: string,
  ) {
    super(said || why)
  }
}

interface Running {
  readonly folder: string
  readonly input?: string | undefined
  readonly env?: NodeJS.ProcessEnv | undefined
  /** In milliseconds. */
  readonly patience?: number
  /** Hears what it says while it works. */
  readonly heard?: (words: string) => void
}

/** Which repository, index or author is meant, and how names are read, is said by whoever asks, and by nothing around. */
const ours =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE|PREFIX|\w+_PATHSPECS|(AUTHOR|COMMITTER)_.*)$/

/** A minute: more than the checkout of a large site takes. */
const usual = 60_000

/** Runs git with these words, which no shell reads, and gives what it answers. It has no terminal to ask for a password on. */
export async function runGit(
  words: readonly string[],
  { folder, input = '', env, patience = usual, heard }: Running,
): Promise<string> {
  const around = Object.entries(process.env).filter(([name]) => !ours.test(name))
  const child = spawn('git', words, {
    cwd: folder,
    // What it says is looked for in English words.
    env: { ...Object.fromEntries(around), GIT_TERMINAL_PROMPT: '0', LANGUAGE: 'en', ...env },
    // A group of its own has no terminal either, so that what git starts cannot ask there; it ends as a whole.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end(child.pid)
  }, patience)
  // A letter of several bytes may come in two pieces.
  child.stderr.setEncoding('utf8').on('data', (data: string) => heard?.(data))
  // A git that ends early says so by its exit code.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const code = new Promise<number | null>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(new GitFailed(error.code === 'ENOENT' ? 'missing' : 'refused', error.message)),
    )
    child.on('close', resolve)
  })
  try {
    const [answer, said, ended] = await Promise.all([text(child.stdout), text(child.stderr), code])
    if (isLate || ended !== 0) throw new GitFailed(isLate ? 'late' : 'refused', said)
    return answer
  } finally {
    clearTimeout(timer)
  }
}

function end(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
