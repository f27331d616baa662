import { GitFailed } from './run.ts'

/** The command after which git reads a repository that belongs to another user; undefined where something else failed. */
export function cureOf(failed: unknown): string | undefined {
  return failed instanceof GitFailed ? /dubious ownership[\s\S]*?(git config .*)/.exec(failed.said)?.[1] : undefined
}
