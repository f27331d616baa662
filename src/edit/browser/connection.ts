import { whenBack } from '../../preview/browser/when-back.ts'
import { changedEvent } from '../agreed-addresses.ts'

// Vite's connection says when the content is another one. It is there for what Vite serves alone, and the editor is bundled.
const tell = () => dispatchEvent(new Event(changedEvent))
import.meta.hot?.on(changedEvent, tell)
// After a while without a connection nobody knows what has happened.
import.meta.hot?.on('vite:ws:connect', tell)
import.meta.hot?.on('vite:ws:disconnect', () => whenBack(isBusy, tell))

/** Whether somebody has begun something that is nowhere else yet: in a dialog, in a field, or on the page. */
function isBusy(): boolean {
  const dialog = '[role="dialog"]'
  const field = 'input, textarea, select, [contenteditable]'
  const { activeElement } = document
  const inFrame = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument?.activeElement : null
  return document.querySelector(dialog) !== null || [activeElement, inFrame].some((one) => one?.matches(field))
}
