import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Comparison } from '../../../src/changes/compare/change.ts'
import type { Sides } from '../../../src/git/sides.ts'
import type { Album } from '../../../src/screens/album.ts'
import { takeScreens } from '../../../src/screens/take-screens.ts'
import { findBrowser } from '../browser.ts'
import { albumPage } from './album.ts'

/** Takes pictures of all sections that are drawn otherwise now, into a folder with a page to leaf through. */
export async function takeAlbum(sides: Sides, comparison: Comparison, out: string): Promise<Album> {
  const album = await takeScreens(findBrowser(), sides, comparison, out)
  await writeFile(path.join(out, 'index.html'), albumPage(album))
  return album
}
