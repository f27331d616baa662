import { nearest } from '../judge/nearest.ts'
import type { Rule } from './rule.ts'

export const chatGreetings: Rule = {
  id: 'chat-greetings',
  severity: 'error',
  describe: 'Every page that the chat has a greeting for exists.',
  check(site, report) {
    for (const { paths } of site.settings.chat?.greetings ?? []) {
      for (const [index, path] of paths.entries()) {
        // Links that lead there tell of it.
        if (['page', 'unsure', 'forgotten'].includes(site.leadsTo(path).kind) || site.dead.has(path)) continue
        const meant = nearest(
          path,
          site.pages.map(({ page }) => page.path),
        )
        report(site.settingsPlace, paths, index, {
          message: `There is no page "${path}".${meant ? ` Did you mean "${meant}"?` : ''}`,
          hint: 'Write the path of a page, as it stands under "path".',
        })
      }
    }
  },
}
