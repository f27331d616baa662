import { codeHash } from '../../code-hash.ts'
import { bundleEngine } from '../../vite/bundle.ts'
import { bundleOnce } from './bundle-once.ts'
import { engineFolder } from './folder.ts'

/** Bundles what draws pages, for whoever asks for it by and by; scripts/begin-engine.mjs does so from the first moment. */
export async function beginEngine(): Promise<void> {
  await bundleOnce(engineFolder(codeHash()), bundleEngine)
}
