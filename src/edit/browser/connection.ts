import { changedEvent } from '../agreed-addresses.ts'

// Vite's connection says when the content is another one. It is there for what Vite serves alone, and the editor is bundled.
const tell = () => dispatchEvent(new Event(changedEvent))
import.meta.hot?.on(changedEvent, tell)
// After a while without a connection nobody knows what has happened.
import.meta.hot?.on('vite:ws:connect', tell)
