import { readUrl } from '../../../read-url.ts'

/** Where a remote is: "https://host/owner/name", whichever way git talks to it. Null where that is no host on the web. */
export function webAddress(remote: string): string | null {
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([^/]+)\/(.+)$/.exec(remote) ??
    /^(?:[^@/:]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(remote) ??
    []
  // A letter alone is a drive.
  if (host === undefined || path === undefined || host.length === 1) return null
  const isWeb = /^https?:/.test(remote)
  const name = isWeb ? host : host.replace(/:\d+$/, '').replace(/^ssh\./, '')
  const scheme = remote.startsWith('http://') ? 'http' : 'https'
  const address = `${scheme}://${name}/${path
    .replace(/^\/+/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')}`
  return readUrl(address) ? address : null
}

/** What hosts of a kind call the page on which a pull request begins. */
const pages: readonly (readonly [host: RegExp, page: (branch: string) => string])[] = [
  [
    /(^|\.)gitlab\b/,
    (branch) => `/-/merge_requests/new?merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`,
  ],
  [/(^|\.)bitbucket\b/, (branch) => `/pull-requests/new?source=${encodeURIComponent(branch)}`],
  [/(^|\.)(github|gitea|codeberg|forgejo)\b/, (branch) => `/compare/${inPath(branch)}?expand=1`],
]

/** The host's page for a new pull request: as its host says it when it gets a branch, or else where such hosts have it. */
export function hostPage(remote: string, branch: string, said: string): string | null {
  const address = webAddress(remote)
  if (address === null) return null
  const { host } = new URL(address)
  const told = [...said.matchAll(/^remote:\s+(https?:\/\/\S+)\s*$/gm)].map(([, link = '']) => link)
  const own = told.find((link) => readUrl(link)?.host === host)
  if (own !== undefined) return own
  const page = pages.find(([name]) => name.test(host))?.[1]
  return page ? `${address}${page(branch)}` : null
}

function inPath(branch: string): string {
  return branch.split('/').map(encodeURIComponent).join('/')
}
