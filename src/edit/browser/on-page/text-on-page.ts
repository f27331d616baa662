import { isTextKind, type TextKind } from '../../form/marks/kinds.ts'
import { readMarks, type Variables } from '../../form/marks/read.ts'
import { drawing, Surface } from '../../form/marks/surface.ts'
import { bodyAround } from './body.ts'
import type { Drawn } from './drawn.ts'
import { HeldSection } from './held.ts'
import type { Written } from './written.ts'

/** What a text on the page needs of the editor. */
export interface PageHost {
  readonly variables: Variables
  write(written: Written, text: string): void
  /** All that was typed has been sent. */
  sent(): Promise<void>
  askLink(): void
  undo(): void
  redo(): void
  /** Tab was pressed, or what ends typing. */
  next(step: 1 | -1): void
  leave(): void
  /** Somebody typed, or went to another text or away. */
  changed(): void
}

/** The text that is typed now. */
interface Typed {
  readonly written: Written
  readonly surface: Surface
  readonly held: HeldSection
}

/** 500 ms: a section that does not fit keeps its last form, and no other one comes. */
const patience = 500

/** Types into the texts of the page in a frame. */
export class TextOnPage {
  now: Typed | undefined
  private readonly held = new Map<HTMLElement, HeldSection>()

  constructor(private readonly host: PageHost) {}

  /** Makes a text one that is typed; false where that is not possible. */
  begin(section: HTMLElement, drawn: Drawn, point?: { left: number; top: number }): boolean {
    const { written } = drawn
    const { host } = this
    const kind = textKind(written)
    const before = this.held.get(section)
    const text = before?.typed.get(written.at) ?? written.text
    const doc = kind && readMarks(text, kind, host.variables)
    if (!doc) return false
    const isBody = !doc.inlineContent
    const whole = isBody ? bodyAround(drawn, section, drawing(doc, section.ownerDocument)) : drawn
    if (!whole) return false
    this.still()
    const held = before ?? new HeldSection(section)
    this.held.set(section, held)
    const mount = held.placeOf(whole)
    if (!mount) return false
    showStyle(section.ownerDocument)
    const surface = new Surface({ mount }, text, {
      kind,
      variables: host.variables,
      attributes: {
        role: 'textbox',
        'aria-label': written.label,
        'aria-multiline': String(isBody),
        'data-typed': '',
      },
      write: (source) => {
        held.note(written.at, source)
        host.write(written, source)
        host.changed()
      },
      askLink: () => host.askLink(),
      undo: () => host.undo(),
      redo: () => host.redo(),
      onKey: (event) => {
        if (event.key === 'Tab') host.next(event.shiftKey ? -1 : 1)
        else if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey && !isBody)) host.leave()
        else return false
        event.preventDefault()
        return true
      },
    })
    this.now = { written, surface, held }
    surface.place(point)
    // Who comes by a key comes from another place of the page.
    if (!point) surface.line.scrollIntoView({ block: 'nearest' })
    host.changed()
    return true
  }

  /** Shows what is saved now. */
  update(text: string): void {
    if (this.now?.surface.update(text) === false) this.end()
  }

  /** Ends typing. The page draws the section once what was typed has come to it. */
  end(): void {
    if (!this.now) return
    this.still()
    this.host.changed()
  }

  /** The text is drawn, and its section waits for its new form unless the next text is one of it. */
  private still(): void {
    const { now } = this
    if (!now) return
    this.now = undefined
    const { surface, held } = now
    const { element } = surface
    const still = surface.still()
    for (const chip of still.querySelectorAll('[data-variable]')) chip.replaceWith(chip.textContent ?? '')
    still.normalize()
    surface.destroy()
    for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline', 'data-typed', 'translate'])
      element.removeAttribute(name)
    element.classList.remove('ProseMirror', 'ProseMirror-focused')
    element.replaceChildren(still)
    void this.release(held)
  }

  private async release(held: HeldSection): Promise<void> {
    const until = performance.now() + patience
    await this.host.sent()
    while (held.expects && performance.now() < until) await new Promise(requestAnimationFrame)
    if (this.now?.held === held || this.held.get(held.section) !== held) return
    this.held.delete(held.section)
    held.release()
  }
}

/** How a text can be typed on the page. */
export function textKind({ field: { kind } }: Written): TextKind | undefined {
  return isTextKind(kind) ? kind : undefined
}

/** What a text looks like while it is typed: as ever, with a line around it. */
function showStyle(document: Document): void {
  if (document.querySelector('style[data-typed-look]')) return
  const style = document.createElement('style')
  style.dataset.typedLook = ''
  style.textContent = `[data-typed] { white-space-collapse: break-spaces; min-inline-size: 1ch; outline: 2px solid #2f5288 !important; outline-offset: 3px; border-radius: 2px; box-shadow: 0 0 0 3px rgb(255 255 255 / 80%); cursor: text; user-select: text }
[data-typed] [data-variable] { border-radius: 0.2em; background: color-mix(in srgb, currentColor 16%, transparent) }
[data-typed] .ProseMirror-selectednode { outline: 2px solid #2f5288 }`
  document.head.append(style)
}
