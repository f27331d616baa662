import { judgeSite } from '../content/check.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { applyEdits, type Edit } from '../content/json/edits.ts'
import { SourceFile, type Sources } from '../content/read/source-file.ts'
import { replaceFile } from './replace-file.ts'

/** 20: one round mends all mistakes but those that hid behind others. */
const mostRounds = 20

/** Sources with their mistakes mended, as far as machines can, and what was done. */
export interface Mended {
  sources: Sources
  done: Diagnostic[]
}

/** Applies fixes in memory, again and again, until there is none left. */
export function mend(sources: Sources): Mended {
  const done: Diagnostic[] = []
  let current = sources
  for (let round = 0; round < mostRounds; round++) {
    const { diagnostics } = judgeSite(current)
    const applied = diagnostics.filter(({ fix }) => fix !== null)
    if (applied.length === 0) break
    const chosen = new Set<Diagnostic>()
    const next = (file: SourceFile): SourceFile => {
      const own = applied.filter((diagnostic) => diagnostic.file === file.path)
      const edits = withoutOverlaps(own, chosen)
      return edits.length === 0 ? file : new SourceFile(file.path, Buffer.from(applyEdits(file.text, edits)))
    }
    current = { ...current, config: next(current.config), includes: current.includes.map(next) }
    done.push(...chosen)
  }
  return { sources: current, done }
}

/** The edits of fixes that do not touch each other; the others wait for the next round. */
function withoutOverlaps(diagnostics: readonly Diagnostic[], chosen: Set<Diagnostic>): Edit[] {
  const taken: Edit[] = []
  for (const diagnostic of diagnostics) {
    const edits = diagnostic.fix?.edits ?? []
    const free = edits.every((edit) => taken.every((other) => apart(edit, other)))
    if (edits.length === 0 || !free) continue
    taken.push(...edits)
    chosen.add(diagnostic)
  }
  return taken
}

function apart(one: Edit, other: Edit): boolean {
  return one.offset + one.length < other.offset || other.offset + other.length < one.offset
}

/** Writes the files that were mended: each is the old or the new one at any moment. */
export async function writeMended(before: Sources, after: Sources): Promise<void> {
  const old = [before.config, ...before.includes]
  for (const [index, file] of [after.config, ...after.includes].entries()) {
    if (file.text !== old[index]?.text) await replaceFile(file.path, file.text)
  }
}
