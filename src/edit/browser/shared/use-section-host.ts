import { useCallback, useMemo, useRef } from 'react'
import { join } from '../../../content/json/pointer.ts'
import type { PageState, SectionLine } from '../../agreed.ts'
import type { FormHost } from '../../form/context.ts'
import { doneIn } from '../gestures.ts'
import { store } from '../store.ts'
import { useFormHost } from '../use-form-host.ts'
import { givenBack, inFiles, onPlace, type Reach } from './places.ts'

interface About {
  page: PageState
  section: number | undefined
  line: SectionLine | undefined
  /** Where a shared section is changed; undefined where nothing is to be changed for now. */
  reach: Reach | undefined
  /** Copies the entry in a place to another one. */
  copy(at: string): void
}

/** What the form of a section needs, also of one that pages share; without a section, that of the page itself. */
export function useSectionHost({ page, section, line, reach, copy }: About): FormHost {
  const { path, mistakes } = page
  const { spot, shared, own: names } = line ?? {}
  // A section is another one with each letter, and where it stands is not.
  const told = useMemo(
    () => (spot && shared && names ? onPlace({ spot, shared, own: names }, mistakes) : mistakes),
    [spot, shared, names, mistakes],
  )
  const now = useRef({ line, section })
  now.current = { line, section }
  const giveBack = useCallback(
    (at: string, label: string) => {
      const { line, section } = now.current
      if (!line) return
      const title = doneIn(line, `“${label}” as on the other pages`)
      store.do({
        title,
        where: { page: path, section },
        operations: [givenBack(line, at)],
        said: `${label} is as on the other pages again.`,
      })
      store.seek(at)
    },
    [path],
  )
  const own = useMemo(
    () => (spot && shared && names ? { fields: names.map((name) => join(spot.at, name)), giveBack } : undefined),
    [spot, shared, names, giveBack],
  )
  return useFormHost({
    file: spot?.file ?? page.file,
    mistakes: told,
    page: path,
    around: shared ? undefined : page,
    section,
    told: line && ((title) => doneIn(line, title)),
    disabled: reach === undefined,
    inFiles: line && reach && ((operations) => inFiles(line, operations, reach)),
    own,
    copy: line && copy,
  })
}
