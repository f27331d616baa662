import { judgeSite } from '../src/content/check.ts'
import { loadSources } from '../src/content/load.ts'
const t0 = performance.now()
const sources = await loadSources(process.argv[3] ?? 'pages.json')
const t1 = performance.now()
const { diagnostics } = judgeSite(sources)
const t2 = performance.now()
console.log({ load: t1 - t0, judge: t2 - t1, n: diagnostics.length, first: diagnostics[0], mem: process.memoryUsage.rss() / 1e6, total: performance.now() })
