import type { Decided } from '../../agreed.ts'
import type { JsonText, Taken, TypedWords } from '../../agreed-json.ts'
import { ask } from '../api.ts'
import { changesBetween, lettersOf, meets } from './changes.ts'
import type { KeptText } from './kept-texts.ts'

/** Sends what was typed into a text before this page was opened; undefined where others changed the same stretch of it. */
export async function sendKept(
  { about, base, text }: KeptText,
  decided: Decided | undefined,
): Promise<Pick<Taken, 'version'> | undefined> {
  const { file, at } = about
  const now = await ask<JsonText>('GET', `json?${new URLSearchParams({ file, at })}`)
  // It was taken, and only the answer did not come.
  if (text === (now.typed?.text ?? now.text)) return now
  const mine = changesBetween(base, text)
  const theirs = changesBetween(base, now.text)
  if (meets(mine, theirs)) return undefined
  const words: TypedWords = { ...about, version: now.version, edits: lettersOf(mine.map(theirs)), decided }
  return ask<Taken>('POST', 'json', words)
}
