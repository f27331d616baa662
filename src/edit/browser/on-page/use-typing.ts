import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { split } from '../../../content/json/pointer.ts'
import type { PageState } from '../../agreed.ts'
import { followed, isSameWay } from '../followed.ts'
import { doneIn } from '../gestures.ts'
import { withItsPlace } from '../link-places.ts'
import { usePlace } from '../place.ts'
import { inFiles } from '../shared/places.ts'
import { reachOf } from '../shared/reach.ts'
import { store, useStore } from '../store.ts'
import { useVariables } from '../use-variables.ts'
import { whenShown } from '../when-shown.ts'
import { whenAlive } from './alive.ts'
import { type Drawn, drawnIn, isInPlace } from './drawn.ts'
import { TextOnPage, textKind } from './text-on-page.ts'
import type { Written } from './written.ts'

interface Wanted {
  frame: RefObject<HTMLIFrameElement | null>
  page: PageState
  written(index: number): readonly Written[]
}

/** A text on the page, and where it is. */
export interface Target {
  readonly index: number
  readonly drawn: Drawn
}

/** Typing into the texts of the page itself. */
export function useTyping({ frame, page, written }: Wanted) {
  const variables = useVariables()
  const epoch = useStore('epoch')
  const { go, field, section } = usePlace()
  const [asksLink, setAsksLink] = useState(false)
  const [, changed] = useState(0)
  const place = useRef<number>(undefined)
  /** Who has gone elsewhere by then does not begin to type. */
  const calls = useRef(0)
  const now = useRef({ page, written, go })
  now.current = { page, written, go }

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
        if (!beside(step).some((target) => begin(target))) void leave()
      },
      leave: () => void leave(),
      changed: () => {
        store.typesOnPage = made.now !== undefined
        changed((count) => count + 1)
      },
    })
    return made
  }, [variables])

  /** All texts that can be typed, in the order of the page. */
  function targets(): Target[] {
    const { page, written } = now.current
    const document = frame.current?.contentDocument
    return page.sections.flatMap((line, index) => {
      const element = document?.getElementById(line.id)
      if (!element || !reachOf(page.path, line)) return []
      const all = drawnIn(element, written(index)).filter((drawn) => textKind(drawn.written) && isInPlace(drawn))
      const seen = new Set<string>()
      return all
        .filter(({ written: { at }, nodes }) => isSeen(nodes) && !seen.has(at) && seen.add(at))
        .sort((one, other) => order(one.nodes[0], other.nodes[0]))
        .map((drawn) => ({ index, drawn }))
    })
  }
  /** The nearest first. */
  function beside(step: 1 | -1): Target[] {
    const here = text.now?.surface.element
    if (!here) return []
    const all = targets().filter(({ drawn: { nodes } }) => nodes.every((node) => !here.contains(node)))
    const isAfter = ({ drawn: { nodes } }: Target) => order(here, nodes[0]) < 0
    return step === 1 ? all.filter(isAfter) : all.filter((target) => !isAfter(target)).reverse()
  }
  function begin({ index, drawn }: Target, point?: { left: number; top: number }): boolean {
    const { page, go } = now.current
    const line = page.sections[index]
    const element = frame.current?.contentDocument?.getElementById(line?.id ?? '')
    if (!line || !element || !reachOf(page.path, line)) return false
    const { at } = drawn.written
    const alive = whenAlive(drawn.parent)
    const mine = ++calls.current
    if (alive) {
      text.end()
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
    if (begun) go(page.path, index, true, at.slice(line.spot.at.length + 1))
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

  const shown = useRef(page)
  useLayoutEffect(() => {
    const { current: before } = shown
    shown.current = page
    const at = place.current
    if (at === undefined || !text.now) return
    const [old, line] = [before.sections[at], page.sections[at]]
    const way = split(text.now.written.at.slice(old?.spot.at.length))
    const isThere = before.at === page.at && followed(before, page, at) === at
    // What is typed on would be written into what has come into its place.
    if (!isThere || !isSameWay(old?.value, line?.value, way)) text.end()
  }, [page, text])

  const index = place.current
  const typed = text.now
  const saved =
    typed && index !== undefined ? written(index).find(({ at }) => at === typed.written.at)?.text : undefined
  const last = useRef(epoch)
  useEffect(() => {
    // An emptied text is no text of the page until something is there again.
    if (saved === undefined) return undefined
    const isUndone = last.current !== epoch
    last.current = epoch
    if (isUndone) {
      text.update(saved)
      return undefined
    }
    // What is typed is ahead of what is saved; on a slow line one state after the other comes.
    let isOver = false
    void whenShown().then(() => {
      if (!isOver) text.update(saved)
    })
    return () => {
      isOver = true
    }
  }, [saved, epoch, text])

  // Who goes to another place of the editor has ended typing.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (text.now && target !== frame.current && !(target instanceof Element && target.closest('[role="dialog"]')))
        text.end()
    }
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
    const { current } = frame
    const end = () => {
      // Who types already while the rest of the page is loaded goes on.
      if (text.now?.surface.element.ownerDocument !== current?.contentDocument) text.end()
    }
    document.addEventListener('focusin', onFocus)
    current?.addEventListener('load', end)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('focusin', onFocus)
      current?.removeEventListener('load', end)
      document.removeEventListener('keydown', onKey)
    }
  })
  useEffect(() => () => text.end(), [text])

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

function order(one: Node | undefined, other: Node | undefined): number {
  if (!one || !other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** What is folded away has no place for a caret. */
function isSeen([first]: readonly ChildNode[]): boolean {
  return first?.parentElement?.checkVisibility() ?? false
}
