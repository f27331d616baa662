import path from 'node:path'
import { type Manifest, readManifest } from '../../src/leads/manifest.ts'
import { root } from '../../src/root.ts'
import { noBase, readBase } from '../lib/base.ts'
import { Misuse } from './command.ts'

/** Flags that name the site whose leads these are. */
export const siteOptions = {
  dist: { type: 'string', default: path.join(root, 'dist') },
  config: { type: 'string' },
  base: { type: 'string', default: '' },
} as const

export const siteHelp = `  --dist DIR         the built site whose forms these are  (dist)
  --config FILE      a site that is not built; --base PATH is what it stands below`

interface SiteFlags {
  dist: string
  config?: string | undefined
  base: string
}

/** What these flags ask for. What reads a site's sources is large, and loaded only where they are read. */
export async function manifestOf({ dist, config, base }: SiteFlags): Promise<Manifest> {
  if (base !== '' && config === undefined) throw new Misuse('--base goes with --config: a built site knows its own.')
  if (config === undefined) return readManifest(dist)
  const { makeManifest } = await import('../../src/publish/forms/index.ts')
  const below = readBase(base)
  if (below === undefined) throw new Misuse(noBase(base))
  return makeManifest(config, below)
}
