import { drawnEntry, listIn, pagesOf } from '../../../changes/site/places.ts'
import { pictureAddress } from '../../../content/json/pictures.ts'
import { get } from '../../../content/json/pointer.ts'
import type { Sources } from '../../../content/read/source-file.ts'
import { isObject } from '../../../is-object.ts'
import type { PictureLine } from '../../agreed-pictures.ts'

/** The pictures of a site by their names, and where each is used, also on pages with mistakes. */
export function picturesOf(sources: Sources): PictureLine[] {
  const used = usesIn(sources)
  return [...sources.publicFiles]
    .filter((src) => pictureAddress.test(src))
    .sort()
    .map((src) => pictureLine(sources, src, used.get(src)))
}

function pictureLine({ pictures }: Sources, src: string, use?: Use): PictureLine {
  const found = pictures?.get(src)
  return {
    src,
    width: found?.width ?? 0,
    height: found?.height ?? 0,
    size: found?.size ?? 0,
    version: found?.hash ?? '',
    pages: [...(use?.pages ?? [])],
    isOfSite: use?.isOfSite ?? false,
    alt: use?.alt ?? null,
  }
}

interface Use {
  readonly pages: Set<string>
  /** Whether the settings of the site name it: its header stands on every page. */
  isOfSite: boolean
  /** The words that stand for it somewhere. */
  alt: string | undefined
}

function usesIn(sources: Sources): Map<string, Use> {
  const uses = new Map<string, Use>()
  const note = (value: unknown, page: string | undefined) => {
    for (const { src, alt } of imagesIn(value)) {
      const use = uses.get(src) ?? { pages: new Set(), isOfSite: false, alt: undefined }
      if (page === undefined) use.isOfSite = true
      else use.pages.add(page)
      use.alt ??= alt
      uses.set(src, use)
    }
  }
  for (const { page } of pagesOf(sources)) {
    const path = typeof page.path === 'string' ? page.path : ''
    note({ ...page, sections: listIn(page, 'sections').map((entry) => drawnEntry(sources, entry)) }, path)
  }
  note(get(sources.config.parsed.value, ['site']), undefined)
  return uses
}

function* imagesIn(value: unknown): Generator<{ src: string; alt: string | undefined }> {
  if (Array.isArray(value)) for (const inner of value) yield* imagesIn(inner)
  if (!isObject(value)) return
  const { src, alt } = value
  if (typeof src === 'string') yield { src, alt: typeof alt === 'string' && alt !== '' ? alt : undefined }
  for (const inner of Object.values(value)) yield* imagesIn(inner)
}
