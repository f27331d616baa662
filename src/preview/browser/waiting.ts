/** What runs in place of a page that has never been right: it shows the mistakes until there is a page. */
import { events, type Opened, type Problems } from '../messages.ts'
import { isRight, showProblems } from './overlay.ts'

const hot = import.meta.hot
if (hot) {
  hot.on(events.update, () => location.reload())
  hot.on(events.problems, (problems: Problems) => {
    if (isRight(problems)) location.reload()
    else showProblems(problems, 'The page is shown when this is mended.')
  })
  hot.send(events.open, { path: location.pathname, hashes: [] } satisfies Opened)
}
