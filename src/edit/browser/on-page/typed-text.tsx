import { isIn } from '../../../content/json/pointer.ts'
import { lettersIn } from '../../../letters.ts'
import type { Mistake, PageState } from '../../agreed.ts'
import { FormContext } from '../../form/context.ts'
import { LinkDialog } from '../../form/marks/link-dialog.tsx'
import { onPlace } from '../shared/places.ts'
import { useFormHost } from '../use-form-host.ts'
import styles from './typed-text.module.css'
import type { useTyping } from './use-typing.ts'

type Typing = ReturnType<typeof useTyping>

/** Below the text that is typed: how long it may be, and what is wrong with it. */
export function TypedText({ page, typing, scale }: { page: PageState; typing: Typing; scale: number }) {
  return typing.typed && <Note page={page} saved={typing.saved} scale={scale} typed={typing.typed} />
}

interface NoteProps {
  page: PageState
  scale: number
  typed: NonNullable<Typing['typed']>
  saved: Typing['saved']
}

function Note({ page, scale, typed, saved }: NoteProps) {
  const { at, field, text } = typed.written
  const box = typed.surface.element.getBoundingClientRect()
  const most = field.schema.maxLength
  const letters = lettersIn(saved ?? text)
  const line = page.sections.find(({ spot }) => isIn(at, spot.at))
  const wrong = (line ? onPlace(line, page.mistakes) : []).filter(
    ({ pointer, severity }) => pointer === at && severity === 'error',
  )
  const counts = most !== undefined && letters > most * 0.6
  if (!counts && wrong.length === 0) return null
  return (
    <div
      className={styles.note}
      data-wrong={wrong.length > 0 || (most !== undefined && letters > most)}
      // Of a text that goes on below, it stands where the frame ends.
      style={{
        insetBlockStart: `min(${(box.bottom + 8) * scale}px, 100% - 2rem)`,
        insetInlineStart: Math.max(4, box.left * scale),
      }}
    >
      {counts && `${letters} of ${most} letters`}
      {wrong.map(({ message }) => (
        <div key={message}>{message}</div>
      ))}
    </div>
  )
}

/** What is wrong is told below the text. */
const none: readonly Mistake[] = []

/** Asks where words of a text on the page lead. */
export function LinkOnPage({ page, typing: { typed, asksLink, closeLink } }: { page: PageState; typing: Typing }) {
  const line = typed && page.sections.find(({ spot }) => isIn(typed.written.at, spot.at))
  const host = useFormHost({ file: page.file, mistakes: none, around: line?.shared ? undefined : page })
  if (!typed || !asksLink) return null
  return (
    <FormContext value={host}>
      <LinkDialog href={typed.surface.href} onClose={closeLink} onLink={(href) => typed.surface.link(href)} />
    </FormContext>
  )
}
