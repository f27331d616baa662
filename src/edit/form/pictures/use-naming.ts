import { useState } from 'react'
import type { Choice } from './context.ts'
import { flawOfName, freeName, goodName } from './names.ts'

/** What a picture from the author's computer is to be called, and where it stands. */
export interface Naming {
  readonly name: string
  readonly folder: string
  /** The picture that has this name already. */
  readonly other: Choice | undefined
  /** What it is called beside that one. */
  readonly free: string
  readonly replaces: boolean
  /** Its place once it is on the site. */
  readonly src: string
  /** Why the name will not do. */
  readonly flaw: string | undefined
  rename(name: string): void
  move(folder: string): void
  replace(replaces: boolean): void
}

/** Begins anew with each file. */
export function useNaming(file: File | undefined, all: readonly Choice[], proposed: string): Naming {
  const begun = { file, name: goodName(file?.name ?? ''), folder: proposed, wantsToReplace: false }
  const [asked, setAsked] = useState(begun)
  if (asked.file !== file) setAsked(begun)
  const { name, folder, wantsToReplace } = asked
  const wanted = `${folder}/${name}`
  const other = all.find(({ src }) => src.toLowerCase() === wanted)
  const free = freeName(
    wanted,
    all.map(({ src }) => src),
  )
  const replaces = wantsToReplace && other !== undefined
  const isBelow = /^\/images(\/[a-z0-9][a-z0-9._-]*)*$/.test(folder)
  return {
    name,
    folder,
    other,
    free,
    replaces,
    src: replaces ? other.src : free,
    flaw: flawOfName(name) ?? (isBelow ? undefined : 'A folder is below /images.'),
    rename: (name) => setAsked({ ...asked, name, wantsToReplace: false }),
    move: (folder) => setAsked({ ...asked, folder: folder.replace(/\/+$/, '') }),
    replace: (wantsToReplace) => setAsked({ ...asked, wantsToReplace }),
  }
}
