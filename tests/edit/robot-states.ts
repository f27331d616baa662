import { aPage, aSite } from '../content/a-site.ts'

/** What an author has made of the robot's site. */
export interface State {
  /** Stands in the headings of two files, which always say the same. */
  readonly number: number
  /** The file that has the section which goes from one to the other. */
  readonly visited: 'pages.json' | 'pages/about.json'
  /** Whether there is a page in a file of its own. */
  readonly hasJobs: boolean
  /** What was typed and is no JSON yet. */
  readonly typed: string
}

/** All that can be undone and done again. */
export interface Past {
  readonly before: readonly State[]
  readonly now: State
  readonly after: readonly State[]
}

export const beginning: Past = {
  before: [],
  now: { number: 0, visited: 'pages.json', hasJobs: false, typed: '' },
  after: [],
}

export const names = ['pages.json', 'pages/about.json', 'pages/jobs.json'] as const

export const jobs = aPage([{ type: 'hero', heading: 'Jobs' }], { path: '/jobs' })

/** The section that is typed into as JSON is the second one, the one that moves the last. */
const visitor = { type: 'rich-text', body: 'I was there.' } as const
const text = { type: 'rich-text', body: 'Bread.' } as const

/** What stands in a file; nothing where there is none. */
export function contentOf(name: (typeof names)[number], { number, visited, hasJobs }: State): object | undefined {
  if (name === 'pages/jobs.json') return hasJobs ? jobs : undefined
  const visitors = visited === name ? [visitor] : []
  if (name === 'pages/about.json')
    return aPage([{ type: 'hero', heading: `About ${number}` }, text, ...visitors], { path: '/about' })
  const home = aPage([{ type: 'hero', heading: `Home ${number}` }, text, ...visitors])
  return aSite([home], { include: ['pages/*.json'] })
}

export function done({ before, now }: Past, next: Partial<State>): Past {
  return { before: [...before, now], now: { ...now, ...next }, after: [] }
}

export function undone({ before, now, after }: Past): Past | undefined {
  const last = before.at(-1)
  return last && { before: before.slice(0, -1), now: last, after: [now, ...after] }
}

export function redone({ before, now, after }: Past): Past | undefined {
  const [next, ...more] = after
  return next && { before: [...before, now], now: next, after: more }
}
