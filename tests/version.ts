import type { SiteFile } from '../src/generated/types.ts'
import { newestVersion } from '../src/schema/version.ts'

/** What sites of tests are written in, so that a newer vocabulary finds none that is old. The types know it as the one number that fits. */
export const version = newestVersion() as SiteFile['version']
