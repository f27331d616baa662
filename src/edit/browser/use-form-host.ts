import { useMemo } from 'react'
import type { Mistake } from '../agreed.ts'
import type { FormHost } from '../form/context.ts'
import { inFile, store, useStore, useVariables } from './store.ts'

interface Written {
  readonly file: string
  readonly mistakes: readonly Mistake[]
  /** What is named in the list of steps; without it, the settings of the site. */
  readonly page?: string
  readonly section?: number | undefined
  readonly disabled?: boolean
}

/** What a form needs whose values stand in a file. */
export function useFormHost({ file, mistakes, page, section, disabled = false }: Written): FormHost {
  const means = useStore('means')
  const variables = useVariables()
  const epoch = useStore('epoch')
  const sought = useStore('sought')
  return useMemo(
    () => ({
      mistakes: mistakes.filter((one) => one.file === file),
      means,
      variables,
      disabled,
      epoch,
      sought,
      send: (title, operations, join) =>
        store.do({
          title,
          where: { page, section },
          operations: inFile(file, operations),
          ...(join !== undefined && { join: `${file} ${join}` }),
        }),
      fix: (given) => {
        const found = mistakes.find((one) => one === given)
        if (found) void store.fix(found)
      },
      undo: () => void store.undo(),
      redo: () => void store.redo(),
      say: (words) => store.say(words),
    }),
    [mistakes, file, means, variables, disabled, epoch, sought, page, section],
  )
}
