import { useMemo, useRef } from 'react'
import { join } from '../../content/json/pointer.ts'
import type { EditOperation, Mistake, PageState } from '../agreed.ts'
import type { FormHost, FormOperation } from '../form/context.ts'
import { choosePlace, placesAt, placesOn, withItsPlace } from './link-places.ts'
import { useGo } from './place.ts'
import { inFile } from './shared/places.ts'
import { store, useStore } from './store.ts'
import { useVariables } from './use-variables.ts'
import { whenShown } from './when-shown.ts'

interface Written extends Pick<FormHost, 'own' | 'copy'> {
  readonly file: string
  /** Those of the file; one that is told elsewhere than where it was found names that. */
  readonly mistakes: readonly (Mistake & { readonly origin?: Mistake })[]
  /** What is named in the list of steps; without it, the settings of the site. */
  readonly page?: string
  /** The page on which alone its links stand. */
  readonly around?: PageState | undefined
  readonly section?: number | undefined
  /** What is done in it, as the list of steps says it. */
  readonly told?: ((title: string) => string) | undefined
  readonly disabled?: boolean
  /** What is asked for, in the files in which it is written; without it, all in this file. */
  readonly inFiles?: ((operations: readonly FormOperation[]) => readonly EditOperation[]) | undefined
}

/** What a form needs whose values stand in a file. */
export function useFormHost(written: Written): FormHost {
  const { file, mistakes, page, section, disabled = false, own, copy } = written
  const means = useStore('means')
  const variables = useVariables()
  const epoch = useStore('epoch')
  const sought = useStore('sought')
  const { goSite } = useGo()
  // Another way to write the same is no reason to draw a form anew.
  const now = useRef(written)
  now.current = written
  return useMemo(
    () => ({
      mistakes: mistakes.filter((one) => one.file === file),
      means,
      variables,
      disabled,
      epoch,
      sought,
      own,
      copy,
      places: {
        here: () => (now.current.around ? placesOn(now.current.around) : []),
        path: () => now.current.around?.path,
        on: placesAt,
        choose: choosePlace,
      },
      toVariable: (name) => {
        goSite('variables', store.now().page?.path)
        store.seek(join('/site/variables', name))
      },
      send: (title, operations, joined) =>
        store.do({
          title: now.current.told?.(title) ?? title,
          where: { page, section },
          operations: withItsPlace(now.current.inFiles?.(operations) ?? inFile(file, operations), page),
          ...(joined !== undefined && { join: `${file} ${joined}` }),
        }),
      fix: (given) => {
        const found = mistakes.find((one) => one === given)
        if (found) void store.fix(found.origin ?? found)
      },
      undo: () => void store.undo(),
      redo: () => void store.redo(),
      say: (words) => store.say(words),
      whenShown,
    }),
    [mistakes, file, means, variables, disabled, epoch, sought, goSite, page, section, own, copy],
  )
}
