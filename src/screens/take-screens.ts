import path from 'node:path'
import type { Comparison } from '../changes/compare/change.ts'
import { makeFolder } from '../disk/make-folder.ts'
import { temporaryFolder } from '../disk/temporary-folder.ts'
import type { Sides } from '../git/sides.ts'
import { buildSite } from '../publish/index.ts'
import type { Album, Pictured } from './album.ts'
import { changedSections } from './drawn.ts'
import { keep } from './keep.ts'
import { Photographs } from './photographs.ts'
import { renewed } from './renewed.ts'
import { wordsFor } from './words-for.ts'

/** 80 sections: more than anybody leafs through, and some minutes of work. */
const most = 80

/** Hears how far it is: which side is being built, how many sections there are to show, and each that is shown. */
export interface Watcher {
  building(side: 'before' | 'after'): void
  found(count: number): void
  took(pictured: Pictured): void
}

/** Takes pictures of all sections that are drawn otherwise now into a folder, with the browser whose program is given. */
export async function takeScreens(
  browser: string,
  sides: Sides,
  comparison: Comparison,
  out: string,
  watcher?: Watcher,
): Promise<Album> {
  // Of two at once into one folder none may take away what the other takes pictures of.
  const { folder: temporary, remove } = await temporaryFolder('screens')
  const folders = { before: path.join(temporary, 'before'), after: path.join(temporary, 'after') }
  try {
    const copy = path.join(temporary, 'site')
    const configs = { before: await renewed(sides.before.config, copy), after: sides.after.config }
    const at = Date.now()
    const store = path.resolve(sides.after.config)
    for (const side of ['before', 'after'] as const) {
      watcher?.building(side)
      await buildSite({
        config: configs[side],
        out: folders[side],
        base: '',
        at,
        preview: true,
        copies: [],
        store,
        log: () => {},
      })
    }
    const replaced = comparison.changes.flatMap(({ kind, thing }) =>
      kind === 'replaced' && thing.name ? [thing.name] : [],
    )
    const changed = await changedSections(comparison.pages, folders, replaced)
    const album: Album = { called: sides.called, pictured: [], left: Math.max(0, changed.length - most) }
    const shown = changed.slice(0, most).map((section, index) => ({ ...section, name: `${index + 1}` }))
    watcher?.found(shown.length)
    makeFolder(out)
    if (shown.length === 0) return album
    const photographs = await Photographs.open(browser, folders)
    try {
      for (const page of new Set(shown.map((section) => section.page))) {
        const ofPage = shown.filter((section) => section.page === page)
        const taken = await photographs.takeAll(ofPage)
        for (const section of ofPage) {
          const { type } = section
          const shots = await keep(section, taken, out)
          // Other HTML may look the same: where a link leads, or what is read out in the place of a picture.
          if (!shots) continue
          const pictured = { page, type, words: wordsFor(section, comparison), shots }
          album.pictured.push(pictured)
          watcher?.took(pictured)
        }
      }
    } finally {
      await photographs.close()
    }
    return album
  } finally {
    await remove()
  }
}
