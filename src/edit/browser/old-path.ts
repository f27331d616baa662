import { isEverywhere, leavesRedirect } from '../../changes/site/redirects.ts'
import { pageField } from './schemas.ts'

/** What becomes of the path that a page has now, once it gets another one. */
export function oldPath(path: string, page: Readonly<Record<string, unknown>>, zone: string): string {
  const timed = { ...timeIn(page, 'starts'), ...timeIn(page, 'ends') }
  if (leavesRedirect({ ...timed, path, draft: page.draft === true }, { moment: Date.now(), zone }))
    return 'Links to it, and a redirect from the old address, go with it.'
  return `Links to it go with it. No redirect is left, since ${
    isEverywhere(path) ? 'every site has a page here' : 'visitors do not always find this page'
  }.`
}

/** A time of the page. What is none yet is told at its own field. */
function timeIn(page: Readonly<Record<string, unknown>>, name: 'starts' | 'ends') {
  const written = page[name]
  const { pattern = '' } = pageField(name)?.schema ?? {}
  return typeof written === 'string' && new RegExp(pattern).test(written) ? { [name]: written } : {}
}
