import type { Words } from '../generated/words.ts'
import type { ImageFile } from '../parts/context.ts'

/** What the shell's HTML depends on beside the settings. */
export interface ShellContext {
  /** Where the site is hosted below its domain: "" or "/sub". */
  readonly base: string
  /** Before the address of the lead service: "" or "/sub", as the site itself, or "https://…". */
  readonly leads: string
  /** What controls say by themselves. */
  readonly words: Words
  /** The images of the site, by their address in pages.json. */
  readonly images: ReadonlyMap<string, ImageFile>
}
