import { mend, writeMended } from '../../src/changes/fix.ts'
import { codeHashOf } from '../../src/code-hash.ts'
import { judgeSite } from '../../src/content/check.ts'
import type { Diagnostic } from '../../src/content/diagnostic.ts'
import { factsOf } from '../../src/content/read/facts-of.ts'
import type { Basis } from '../../src/content/read/last-run.ts'
import { loadSources } from '../../src/content/read/load.ts'
import { readFrom } from '../../src/content/read/read-from.ts'
import { formatGithub } from '../../src/content/report/format/github.ts'
import { formatJson } from '../../src/content/report/format/json.ts'
import { formatSarif } from '../../src/content/report/format/sarif.ts'
import { formatSummary } from '../../src/content/report/format/summary.ts'
import { formatText } from '../../src/content/report/format/text.ts'
import { rules } from '../../src/content/rules/index.ts'
import type { At } from '../../src/content/times/clock.ts'
import { secondJudge } from '../../src/content/unknown-pages/second-judge-code.ts'

/** What is said of a site. */
export interface Verdict {
  readonly words: string | null
  /** Beside what programs read. */
  readonly complaint: string | null
  readonly exitCode: number
}

interface Asked {
  readonly config: string
  readonly format: string
  readonly maxWarnings: number
  readonly at: At
  readonly fix: boolean
  readonly color: boolean
  /** The folder that the command was bundled into. */
  readonly bundle: string
  readonly stampOf?: (file: string) => string | undefined
}

/** Judges a site, and mends it first where that was asked. */
export async function validate(asked: Asked): Promise<{ verdict: Verdict; basis: Basis }> {
  const { config, format, maxWarnings, at, fix, color, bundle, stampOf } = asked
  const known = fix ? undefined : { ...factsOf(config, codeHashOf(bundle)), stampOf }
  let sources = await loadSources(config, undefined, known)
  if (fix) {
    const done: Diagnostic[] = []
    // A config that can be read at last may include page files, which are mended too.
    for (let more = mend(sources, at); more.done.length > 0; more = mend(sources, at)) {
      await writeMended(sources, more.sources)
      sources = await loadSources(config)
      done.push(...more.done)
    }
    // Programs read standard output: what was done is said beside it.
    const say = format === 'text' ? console.log : console.error
    for (const { file, line, column, fix } of done) say(`Fixed ${file}:${line}:${column}  ${fix?.title}`)
    if (done.length > 0 && format === 'text') say('')
  }
  const { diagnostics, notices, inspected, until, facts } = judgeSite(sources, { at, secondJudge })
  await sources.keepFacts?.(facts)
  const all = [...diagnostics, ...notices]
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length
  const tooMany = warnings > maxWarnings
  const words = () => {
    if (format === 'json') return formatJson(diagnostics)
    if (format === 'sarif') return formatSarif(all, rules)
    if (format === 'github') return all.length > 0 ? formatGithub(all) : null
    const text = formatText(all, sources, { color, mended: fix })
    return `${text && `${text}\n\n`}${formatSummary(inspected, all)}`
  }
  return {
    verdict: {
      words: words(),
      complaint: tooMany ? `There are more warnings than --max-warnings ${maxWarnings} allows.` : null,
      exitCode: warnings < diagnostics.length || tooMany ? 1 : 0,
    },
    // What the day tells may be another in an hour, and so may what ends soon.
    basis: {
      from: typeof at === 'string' || (notices.length === 0 && !Number.isFinite(until)) ? readFrom(sources) : undefined,
      since: typeof at === 'string' ? 0 : at,
      until: Number.POSITIVE_INFINITY,
    },
  }
}
