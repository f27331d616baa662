/** Keeps the room of what is said below the field that has the focus, so that nothing below it moves. */
export class HeldNotes {
  private held: readonly HTMLElement[] = []

  constructor(private readonly pane: HTMLElement) {}

  /** Gives back the room of the field that was left, and keeps that of the one that has the focus now. */
  follow(focused: Element | null): void {
    const held = focused ? this.around(focused) : []
    for (const notes of this.held) if (!held.includes(notes)) release(notes)
    for (const notes of held) if (!this.held.includes(notes)) hold(notes)
    this.held = held
  }

  /** What is said below the field, and below the lists and objects in which it stands. */
  private around(focused: Element): HTMLElement[] {
    const isBelow = (notes: HTMLElement) =>
      notes.closest('[data-field]')?.contains(focused) &&
      (notes.contains(focused) || focused.compareDocumentPosition(notes) & Node.DOCUMENT_POSITION_FOLLOWING)
    return [...this.pane.querySelectorAll<HTMLElement>('[data-notes]')].filter(isBelow)
  }
}

function hold(notes: HTMLElement): void {
  notes.style.blockSize = `${notes.getBoundingClientRect().height}px`
  notes.dataset.held = ''
}

function release(notes: HTMLElement): void {
  notes.style.blockSize = ''
  delete notes.dataset.held
}
