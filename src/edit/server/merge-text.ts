import { merge } from '../../changes/merge/merge.ts'
import { type FileChange, filesOf } from '../../changes/site/files.ts'
import { SourceFile, type Sources } from '../../content/read/source-file.ts'
import { Refused } from '../../site-files/refused.ts'

/** A change of a file as a change of what that file is now. Refused in words where both changed the same thing. */
export function onto({ path, before, after }: FileChange, sources: Sources, words: string): FileChange {
  const now = filesOf(sources).find((file) => file.path === path)
  if (now?.text === before?.text) return { path, before: now, after }
  if (now?.text === after?.text) return { path, before: now, after: now }
  if (!now || !before || !after)
    throw new Refused(`${words}: ${path} ${now ? 'was changed' : 'was removed'} elsewhere meanwhile.`, 'look again.')
  if ([now, before, after].some((file) => file.parsed.value === undefined))
    throw new Refused(`${words}: ${path} is no valid JSON, which has to be mended first.`, 'mend that first.')
  const merged = merge({ base: before.text, ours: now.text, theirs: after.text })
  const [conflict] = merged?.conflicts ?? []
  if (!merged || conflict)
    throw new Refused(
      `${words}: ${conflict?.at || 'the same place'} in ${path} was changed elsewhere meanwhile.`,
      'look again.',
    )
  return { path, before: now, after: SourceFile.written(path, merged.text) }
}
