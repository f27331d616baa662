/** What runs beside the gallery, which is bundled: when our code changes, it is loaded anew if it has become another one. */
import { events } from '../messages.ts'

const files = Array.from(document.querySelectorAll('script[src], link[rel="stylesheet"]'), (one) =>
  String(one.getAttribute('src') ?? one.getAttribute('href')),
)

import.meta.hot?.on(events.gallery, () => void renew())
// Until then nobody could tell.
import.meta.hot?.on('vite:ws:connect', () => void renew())

/** While it cannot be made, the one that is open stays. */
async function renew(): Promise<void> {
  const answer = await fetch(location.href)
  const text = await answer.text()
  if (answer.ok && !files.every((file) => text.includes(file))) location.reload()
}
