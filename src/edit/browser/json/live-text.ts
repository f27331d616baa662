import { setDiagnostics } from '@codemirror/lint'
import { Annotation, ChangeSet, Text } from '@codemirror/state'
import type { EditorView, ViewUpdate } from '@codemirror/view'
import type { JsonMark, JsonText, Taken, TypedWords } from '../../agreed-json.ts'
import { ask, NotDone } from '../api.ts'
import { store } from '../store.ts'
import { changesBetween, lettersOf, meets } from './changes.ts'
import { type About, forgetText, keepText } from './kept-texts.ts'
import { diagnosticOf } from './marks.ts'

/** How a text stands to its file. */
export interface TextState {
  /** Whether what is shown is JSON, and so in the file. */
  readonly isSaved: boolean
  readonly marks: readonly JsonMark[]
  /** Whether others changed the file where something was typed that is no JSON yet. */
  readonly isApart: boolean
  /** Whether it could not be sent so far. */
  readonly isLate: boolean
  readonly text: string
}

const ofServer = Annotation.define<boolean>()

/**
 * A text that is typed here and changed elsewhere: the state of the file it is based on, and what was typed since. What
 * is typed goes to the server at once, and what others write comes into the open text.
 */
export class LiveText {
  private view: EditorView | undefined
  private version = 0
  /** The file's text, from which `typed` leads to what is shown. */
  private base = ''
  private typed = ChangeSet.empty(0)
  /** What was typed since it was last sent. */
  private since = ChangeSet.empty(0)
  private isWaiting = false
  private isSending = false
  /** Counts what was sent. */
  private sendings = 0
  private isReading = false
  /** Something was changed meanwhile, and is not seen yet. */
  private isMissed = false
  /** What is shown could not be sent, and is kept. */
  private isApart = false
  private state: TextState = { isSaved: true, marks: [], isApart: false, isLate: false, text: '' }
  private epoch = store.now().epoch

  constructor(
    private readonly about: About,
    private readonly onState: (state: TextState) => void,
  ) {}

  private tell(more: Partial<TextState>): void {
    this.state = { ...this.state, ...more }
    this.onState(this.state)
  }

  /** The text to begin with. */
  async read(): Promise<JsonText> {
    const { file, at } = this.about
    return ask<JsonText>('GET', `json?${new URLSearchParams({ file, at })}`)
  }

  begin(view: EditorView, first: JsonText): void {
    this.view = view
    this.reset(view, first)
  }

  end(): void {
    this.view = undefined
  }

  /** Whatever changes the text by hand comes through here. */
  readonly follow = ({ transactions, view }: ViewUpdate) => {
    for (const transaction of transactions) {
      if (!transaction.docChanged || transaction.annotation(ofServer)) continue
      this.typed = this.typed.compose(transaction.changes)
      this.since = this.since.compose(transaction.changes)
      if (this.state.isLate) this.keep(view)
      this.send(view)
    }
  }

  /** Somebody changed something, or a step was undone. */
  async refresh(epoch: number): Promise<void> {
    this.isMissed = this.isWaiting || this.isSending || this.isReading
    if (this.isMissed) return
    this.isReading = true
    const { sendings } = this
    try {
      const text = await this.read()
      const { view } = this
      // On a slow line, what was read may be older than what was typed since.
      const isOlder = sendings !== this.sendings
      this.isMissed ||= isOlder
      if (!view || isOlder) return
      if (epoch !== this.epoch) {
        this.reset(view, text)
        // What was undone is not to come back; what could not be put in is.
        if (!this.state.isApart) forgetText(store.now().outline?.place, this.about)
      } else this.take(view, text)
      this.epoch = epoch
    } catch (error) {
      // That its place has gone is seen, and is no failure.
      if (!(error instanceof NotDone && error.isGone)) store.fail(error)
    } finally {
      this.isReading = false
      this.catchUp()
    }
  }

  /** What came while something else was under way. */
  private catchUp(): void {
    if (this.isMissed && this.view) void this.refresh(store.now().epoch)
  }

  /** Gives up what was typed since, as something that is typed. */
  takeFile(): void {
    const { view } = this
    if (view) view.dispatch({ changes: changesBetween(view.state.doc.toString(), this.base) })
  }

  private send(view: EditorView): void {
    if (this.isWaiting) return
    this.isWaiting = true
    this.sendings += 1
    store.doInTurn(async (_, decided) => {
      this.isWaiting = false
      this.isSending = true
      const before = view.state.doc.toString()
      this.since = ChangeSet.empty(before.length)
      const words: TypedWords = { ...this.about, version: this.version, edits: lettersOf(this.typed), decided }
      try {
        const taken = await ask<Taken>('POST', 'json', words)
        this.sent(view, before, taken)
        return taken
      } catch (error) {
        // It is sent once more by itself, or once the author has decided.
        this.isWaiting = error instanceof NotDone && (error.isLater || error.clash !== undefined)
        this.isApart = !this.isWaiting
        this.keep(view)
        if (error instanceof NotDone && error.isLater) this.tell({ isLate: true })
        throw error
      } finally {
        this.isSending = false
        this.catchUp()
      }
    })
  }

  /** The tab keeps what is shown, for a page that is loaded anew before it was sent. */
  private keep(view: EditorView): void {
    keepText(store.now().outline?.place, { about: this.about, base: this.base, text: view.state.doc.toString() })
  }

  private sent(view: EditorView, before: string, { version, text, isSaved, marks }: Taken): void {
    this.version = version
    forgetText(store.now().outline?.place, this.about)
    // What is wrong with the file is told again: what was told is of a text that was no JSON.
    const isMended = isSaved && !this.state.isSaved
    if (isMended) {
      this.isMissed = true
      mark(view, [])
    }
    if (isSaved) {
      const { since } = this
      const others = changesBetween(before, text)
      this.typed = since.map(others, true)
      this.base = text
      this.put(view, others.map(since))
    } else if (this.since.empty) mark(view, marks)
    const more = isSaved ? { text, ...(isMended && { marks: [] }) } : { marks }
    this.tell({ isSaved, isApart: false, isLate: false, ...more })
  }

  /** What the file holds now, put into what is shown. Where both were changed in one place, the server has to know both. */
  private take(view: EditorView, { version, text, marks }: JsonText): void {
    const others = changesBetween(this.base, text)
    if (version < this.version || (!others.empty && meets(this.typed, others))) return
    this.put(view, others.map(this.typed))
    this.typed = this.typed.map(others, true)
    this.since = ChangeSet.empty(view.state.doc.length)
    this.version = version
    this.base = text
    if (this.typed.empty) this.show(view, true, marks)
  }

  /** Begins from what the server has. */
  private reset(view: EditorView, { version, text, typed, marks }: JsonText): void {
    const mine = changesBetween(typed?.base ?? text, typed?.text ?? text)
    const theirs = changesBetween(typed?.base ?? text, text)
    const isApart = this.isApart || meets(mine, theirs)
    const shown = view.state.doc.toString()
    const own = this.isApart ? shown : (typed?.text ?? text)
    const goal = isApart ? own : theirs.map(mine).apply(textOf(own)).toString()
    this.put(view, changesBetween(shown, goal))
    this.version = version
    this.base = text
    this.typed = changesBetween(text, goal)
    this.since = ChangeSet.empty(goal.length)
    this.isApart = false
    this.show(view, typed === null && !isApart, marks)
    this.tell({ isApart })
  }

  private show(view: EditorView, isSaved: boolean, marks: readonly JsonMark[]): void {
    mark(view, marks)
    this.tell({ isSaved, marks, ...(isSaved && { text: this.base }) })
  }

  private put(view: EditorView, changes: ChangeSet): void {
    if (!changes.empty && view === this.view) view.dispatch({ changes, annotations: ofServer.of(true) })
  }
}

function mark(view: EditorView, marks: readonly JsonMark[]): void {
  const { length } = view.state.doc
  const inside = marks.filter(({ from, to }) => from <= to && to <= length)
  view.dispatch(setDiagnostics(view.state, inside.map(diagnosticOf)))
}

function textOf(text: string): Text {
  return Text.of(text.split('\n'))
}
