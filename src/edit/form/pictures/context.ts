import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'

/** A picture that can be chosen. */
export interface Choice {
  /** As pages name it. */
  readonly src: string
  /** In pixels; 0 where it cannot be read. */
  readonly width: number
  readonly height: number
  /** In bytes. */
  readonly size: number
  /** The first of the pages that show it: in a large site, all of them would be more than all else. */
  readonly pages: readonly string[]
  /** How many show it. */
  readonly onPages: number
  /** Whether the settings of the site name it. */
  readonly isOfSite: boolean
  /** The words that stand for it somewhere. */
  readonly alt: string | null
}

/** The pictures of the site, and the way in for new ones. */
export interface Pictures {
  subscribe(listener: () => void): () => void
  /** Those that are known; undefined before they were asked for. */
  now(): readonly Choice[] | undefined
  /** Looks which there are. */
  renew(): Promise<void>
  /** Brings one to the site, and tells how much of it is sent, from 0 to 1. Where it is refused, the error has words for the author. */
  add(src: string, file: Blob, replaces: boolean, tell: (sent: number) => void): Promise<Choice>
  /** The address of a small copy. */
  thumbnail(src: string, size: 'small' | 'large'): string
}

export const PicturesContext = createContext<Pictures | undefined>(undefined)

/** The pictures of the site; where there are none to choose from, undefined. */
export function usePictures(): { pictures: Pictures; all: readonly Choice[] | undefined } | undefined {
  const pictures = useContext(PicturesContext)
  const all = useSyncExternalStore(pictures?.subscribe ?? never, () => pictures?.now())
  useEffect(() => {
    if (pictures && pictures.now() === undefined) void pictures.renew()
  }, [pictures])
  return pictures && { pictures, all }
}

function never(): () => void {
  return () => undefined
}
