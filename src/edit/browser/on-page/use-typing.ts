import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { PageState } from '../../agreed.ts'
import { doneIn } from '../gestures.ts'
import { withItsPlace } from '../link-places.ts'
import { usePlace } from '../place.ts'
import { inFiles } from '../shared/places.ts'
import { reachOf } from '../shared/reach.ts'
import { store } from '../store.ts'
import { useVariables } from '../use-variables.ts'
import { whenShown } from '../when-shown.ts'
import { whenAlive } from './alive.ts'
import { drawnIn, isInPlace } from './drawn.ts'
import { type Target, targetsBeside, targetsOn } from './targets.ts'
import { TextOnPage } from './text-on-page.ts'
import { useEndOfTyping } from './use-end-of-typing.ts'
import { useSaved } from './use-saved.ts'
import type { Written } from './written.ts'

interface Wanted {
  frame: RefObject<HTMLIFrameElement | null>
  page: PageState
  written(index: number): readonly Written[]
}

/** Typing into the texts of the page itself. */
export function useTyping({ frame, page, written }: Wanted) {
  const variables = useVariables()
  const { follow, field, section } = usePlace()
  const [asksLink, setAsksLink] = useState(false)
  const [, changed] = useState(0)
  const place = useRef<number>(undefined)
  /** Who has gone elsewhere by then does not begin to type. */
  const calls = useRef(0)
  const now = useRef({ page, written, follow })
  now.current = { page, written, follow }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what these call, they read when they are called.
  const text = useMemo(() => {
    const made: TextOnPage = new TextOnPage({
      variables,
      write({ label, at, put }, words) {
        const { page } = now.current
        const index = place.current
        const line = index === undefined ? undefined : page.sections[index]
        const reach = line && reachOf(page.path, line)
        if (!line || !reach) return
        store.do({
          title: doneIn(line, `Changed “${label}”`),
          where: { page: page.path, section: index },
          operations: withItsPlace(inFiles(line, [put(words)], reach), page.path),
          join: `${line.spot.file} ${at}`,
        })
      },
      sent: () => store.whenSent(),
      askLink: () => setAsksLink(true),
      undo: () => void store.undo(),
      redo: () => void store.redo(),
      next: (step) => {
        const here = made.now?.surface.element
        if (!here || !targetsBeside(targets(), here, step).some((target) => begin(target))) void leave()
      },
      leave: () => void leave(),
      changed: () => {
        store.typesOnPage = made.now !== undefined
        changed((count) => count + 1)
      },
    })
    return made
  }, [variables])

  function targets(): Target[] {
    const { page, written } = now.current
    return targetsOn(page, frame.current?.contentDocument, written)
  }
  function begin({ index, drawn }: Target, point?: { left: number; top: number }): boolean {
    const { page, follow } = now.current
    const line = page.sections[index]
    const element = frame.current?.contentDocument?.getElementById(line?.id ?? '')
    if (!line || !element || !reachOf(page.path, line)) return false
    const { at } = drawn.written
    const alive = whenAlive(drawn.parent)
    const mine = ++calls.current
    if (alive) {
      text.end()
      // What is typed by then would go into the field, and be typed over here.
      frame.current?.focus()
      void alive.then(() => {
        const again = drawnIn(element, now.current.written(index)).find(
          (one) => one.written.at === at && isInPlace(one),
        )
        const isThere = element.ownerDocument === frame.current?.contentDocument
        if (mine === calls.current && isThere && again) begin({ index, drawn: again }, point)
      })
      return true
    }
    place.current = index
    frame.current?.focus()
    store.typesOnPage = true
    const begun = text.begin(element, drawn, point)
    store.typesOnPage = text.now !== undefined
    // What cannot be typed here is typed in its field.
    store.seek(begun ? null : at)
    if (begun) follow(page.path, page.path, index, at.slice(line.spot.at.length + 1))
    return begun
  }
  /** Ends typing; the focus goes to the field of the text, once that has what was typed. */
  async function leave(): Promise<void> {
    const at = text.now?.written.at
    const mine = calls.current
    text.end()
    if (at === undefined) return
    await whenShown()
    if (mine === calls.current && document.activeElement === frame.current) store.seek(at)
  }

  useEndOfTyping({ text, frame, page, place })
  const index = place.current
  const typed = text.now
  const saved =
    typed && index !== undefined ? written(index).find(({ at }) => at === typed.written.at)?.text : undefined
  useSaved(text, saved)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || text.now) return
      const all = targets().filter((target) => target.index === (section ?? 0))
      const way = section === undefined ? undefined : `${now.current.page.sections[section]?.spot.at}/${field}`
      const target = all.find(({ drawn }) => drawn.written.at === way) ?? all[0]
      if (target) {
        event.preventDefault()
        begin(target)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return {
    begin,
    end: () => text.end(),
    typed,
    /** The text that is typed, as it is saved. */
    saved,
    asksLink,
    closeLink: () => {
      setAsksLink(false)
      text.now?.surface.focus()
    },
  }
}
