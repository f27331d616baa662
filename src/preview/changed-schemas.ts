import path from 'node:path'
import type { RunnableDevEnvironment } from 'vite'
import type * as Rules from '../content/rules/index.ts'
import { root } from '../root.ts'
import type * as Refresh from '../schema/refresh.ts'
import type { LiveContent } from './content.ts'
import type * as Judging from './judging.ts'

/** Makes anew what is made of the schemas, and judges the content by it. Tells what was done. */
export async function judgeByChangedSchemas(ssr: RunnableDevEnvironment, content: LiveContent): Promise<string> {
  const { refreshGenerated } = await ssr.runner.import<typeof Refresh>('/src/schema/refresh.ts')
  const { rules } = await ssr.runner.import<typeof Rules>('/src/content/rules/index.ts')
  const made = await refreshGenerated(true, rules)
  // Vite may hear of them later.
  for (const file of made) ssr.moduleGraph.onFileChange(path.join(root, file))
  ssr.runner.clearCache()
  const { judging } = await ssr.runner.import<typeof Judging>('/src/preview/judging.ts')
  content.judgeBy(judging)
  return `The schemas have changed${made.length > 0 ? `: made ${made.join(', ')}` : ''}. The content is judged by them.`
}
