import { drawnEntry, listIn, pagesOf } from '../../../changes/site/places.ts'
import { pictureAddress } from '../../../content/json/pictures.ts'
import { get } from '../../../content/json/pointer.ts'
import type { Sources } from '../../../content/read/source-file.ts'
import { isObject } from '../../../is-object.ts'
import type { PictureLine } from '../../agreed-pictures.ts'
import { enoughNames } from '../../few.ts'
import { ofPages } from '../of-pages.ts'

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
    pages: use?.pages ?? [],
    onPages: use?.onPages ?? 0,
    isOfSite: use?.isOfSite ?? false,
    alt: use?.alt ?? null,
  }
}

interface Use {
  readonly pages: string[]
  onPages: number
  /** Whether the settings of the site name it: its header stands on every page. */
  isOfSite: boolean
  /** The words that stand for it somewhere. */
  alt: string | undefined
}

function usesIn(sources: Sources): Map<string, Use> {
  const uses = new Map<string, Use>()
  const note = (images: Images, page: string | undefined) => {
    for (const [src, alt] of images) {
      const use = uses.get(src) ?? { pages: [], onPages: 0, isOfSite: false, alt: undefined }
      if (page === undefined) use.isOfSite = true
      else if (++use.onPages <= enoughNames) use.pages.push(page)
      use.alt ??= alt
      uses.set(src, use)
    }
  }
  for (const { page } of pagesOf(sources)) note(imagesOn(page, sources), typeof page.path === 'string' ? page.path : '')
  note(imagesIn(get(sources.config.parsed.value, ['site'])), undefined)
  return uses
}

/** Pictures by their names, with the first words that stand for each. */
type Images = ReadonlyMap<string, string | undefined>

const imagesOn = ofPages((page, sources): Images => {
  const drawn = listIn(page, 'sections').map((entry) => drawnEntry(sources, entry))
  return imagesIn({ ...page, sections: drawn })
})

function imagesIn(value: unknown, found = new Map<string, string | undefined>()): Map<string, string | undefined> {
  if (Array.isArray(value)) for (const inner of value) imagesIn(inner, found)
  if (!isObject(value)) return found
  const { src, alt } = value
  if (typeof src === 'string')
    found.set(src, found.get(src) ?? (typeof alt === 'string' && alt !== '' ? alt : undefined))
  for (const inner of Object.values(value)) imagesIn(inner, found)
  return found
}
