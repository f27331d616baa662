/** Keys that are no signs. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowRight'

/** What the proof asks of a browser. It has one window with one page, and input is a visitor's: by pointer and keys. */
export interface Browser {
  readonly name: string
  /** Goes to an address, and waits until the page is loaded. */
  open(address: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What an expression comes to in the page, or what it promises. */
  evaluate(expression: string): Promise<unknown>
  /** Moves the pointer to a place in the window. */
  point(x: number, y: number): Promise<void>
  /** Presses there. */
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}
