/** The formats that pages may show. */
export const formats = ['JPEG', 'PNG', 'WebP', 'AVIF', 'SVG'] as const
export type Format = (typeof formats)[number]

/** The most pixels that a side may have. */
export const largest = 8000

/** Why a picture cannot be shown as it is, and what of it tells that. */
export interface Flaw {
  readonly kind:
    | 'closed'
    | 'empty'
    | 'other'
    | 'cut off'
    | 'damaged'
    | 'doubtful'
    | 'broken'
    | 'unnamed'
    | 'sizeless'
    | 'script'
    | 'outside'
  readonly detail: string
}

/** What is found out about a picture by looking at what is in its file. */
export interface Looked {
  /** Names all that is in the file. */
  readonly hash: string
  /** Null when it is none of those that pages may show. */
  readonly format: Format | null
  /** In pixels, as it is shown: a photo is turned as its camera noted. */
  readonly width: number
  readonly height: number
  readonly animated: boolean
  /** Its colours are those of a print. */
  readonly cmyk: boolean
  /** Nothing behind it can be seen through it; of a drawing that is not known. */
  readonly opaque: boolean
  readonly flaw: Flaw | null
}

/** What a picture's file holds. */
export interface Picture extends Looked {
  /** In bytes. */
  readonly size: number
}

/** Pictures by their addresses: "/images/a.svg". */
export type Pictures = ReadonlyMap<string, Picture>

/** Whether it has more pixels than can be made smaller in good time; a drawing has none. */
export function isTooLarge({ format, width, height }: Pick<Picture, 'format' | 'width' | 'height'>): boolean {
  return format !== 'SVG' && Math.max(width, height) > largest
}
