/** What runs in place of a page while the content has never been right: it shows the mistakes until there is a page. */
import { events, type Problems } from './messages.ts'
import { showProblems } from './overlay.ts'

const hot = import.meta.hot
if (hot) {
  hot.on(events.problems, (problems: Problems) => (problems === null ? location.reload() : showProblems(problems)))
  hot.send(events.open, { path: location.pathname, hashes: [] })
}
