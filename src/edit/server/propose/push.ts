import type { Git } from '../../../git/git.ts'
import { type GitFailed, runGit } from '../../../git/run.ts'

/** Two minutes: more than the pictures of a day take on a slow line. */
const patience = 120_000

/**
 * Sends a commit to a branch of a remote, and gives what git said. Hooks of this clone run, as with any push: some bring large
 * files along.
 */
export async function push(
  { folder }: Git,
  { remote, commit, branch }: { remote: string; commit: string; branch: string },
  heard: (percent: number) => void,
): Promise<string> {
  let said = ''
  await runGit(['push', '--progress', '--no-follow-tags', '--', remote, `${commit}:refs/heads/${branch}`], {
    folder,
    patience,
    heard(words) {
      said += words
      const percent = /(\d+)%/.exec(words.split(/[\r\n]/).findLast((line) => line.includes('%')) ?? '')?.[1]
      if (percent !== undefined) heard(Number(percent))
    },
  })
  return withoutProgress(said)
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /\[rejected\]|non-fast-forward|fetch first/,
    'Somebody else has added to this branch since. Choose another title, and it becomes a branch of its own.',
  ],
  [
    /'refs\/heads\/content' exists|directory file conflict/i,
    'The repository has a branch that is called “content”, beside which git can make none of “content/…”, as proposals are called. Whoever looks after the repository can give it another name.',
  ],
  [
    /hook declined|pre-push|pre-receive|\[remote rejected\]|protected branch/i,
    'A rule of the repository says no to it. What it says stands below; whoever looks after the repository can tell more.',
  ],
  [
    /could not resolve host|unable to access .*(resolve|connect|timed out)|connection (timed out|refused|reset)|network is unreachable|no route to host/i,
    'The repository cannot be reached. Look whether this machine is online, and try again: nothing is lost.',
  ],
  [
    /permission|denied|authentication|could not read (username|password)|terminal prompts disabled|403|401|host key verification|not found|does not appear to be a git repository/i,
    'The repository does not let you in. Ask whoever looks after it for the right to write, or have git learn your name and key once on a terminal with “git push”.',
  ],
]

/** Why it was not sent, in plain words, and in git's own. */
export function whyNot(error: GitFailed): { why: string; said: string } {
  const said = withoutProgress(error.said)
  if (error.why === 'late')
    return { why: 'It took longer than two minutes and was given up. Try again: nothing is lost.', said }
  const why = reasons.find(([words]) => words.test(said))?.[1] ?? 'Git could not send it. What it says stands below.'
  return { why, said }
}

/** What git said, without how far it was, and without what only it and the host know. */
function withoutProgress(said: string): string {
  return said
    .split('\n')
    .map(
      (line) =>
        line
          .split('\r')
          .at(-1)
          ?.replace(/\p{Cc}(\[[\d;]*[A-Za-z])?/gu, '')
          .trimEnd() ?? '',
    )
    .filter(
      (line) =>
        line !== '' && !/^(remote: )?(Enumerating|Counting|Compressing|Writing|Delta|Total|Resolving) /.test(line),
    )
    .join('\n')
    .replace(/:\/\/[^@/\s]+@/g, '://')
}
