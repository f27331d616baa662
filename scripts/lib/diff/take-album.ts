import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Comparison } from '../../../src/changes/compare/change.ts'
import { makeFolder } from '../../../src/disk/make-folder.ts'
import type { Sides } from '../../../src/git/sides.ts'
import { BuildError } from '../../../src/publish/build-error.ts'
import type { Album } from '../../../src/screens/album.ts'
import { takeScreens, type Watcher } from '../../../src/screens/take-screens.ts'
import { findBrowser } from '../browser.ts'
import { albumPage, isAlbum } from './album.ts'

/** Takes pictures of all sections that are drawn otherwise now, into a folder with a page to leaf through. */
export async function takeAlbum(sides: Sides, comparison: Comparison, out: string, watcher: Watcher): Promise<Album> {
  const index = path.join(out, 'index.html')
  makeFolder(out)
  // A name that was written in haste, such as the folder of the build, must not cost a page.
  const found = await readFile(index, 'utf8').catch(() => null)
  if (found !== null && !isAlbum(found))
    throw new BuildError(`${index} is no page of pictures, and stays as it is. Name another folder with --screens.`)
  const album = await takeScreens(findBrowser(), sides, comparison, out, watcher)
  const taken = new Set(album.pictured.flatMap(({ shots }) => shots.flatMap(filesOf)))
  for (const name of await readdir(out)) if (ofAlbum.test(name) && !taken.has(name)) await rm(path.join(out, name))
  await writeFile(index, albumPage(album))
  return album
}

/** What the pictures of an album are called, of which those of an earlier one may be more. */
const ofAlbum = /^\d+-(before|after|difference)-\d+\.webp$/

function filesOf({ before, after, difference }: Album['pictured'][number]['shots'][number]): string[] {
  return [before, after, difference].flatMap((picture) => picture?.file ?? [])
}
