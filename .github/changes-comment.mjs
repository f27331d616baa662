// Posts a text on the pull request that a finished workflow run was for, or renews the comment that is there already.
// The text comes from whoever opened the pull request. It is data: cut, defused, and never asked where it belongs.
import { lstatSync, readFileSync } from 'node:fs'

/** By it the comment is found again. */
const mark = '<!-- what changed in the content -->'
const nothing = 'Nothing of the content has changed.'
/** 60 kB: GitHub takes 65,536 letters. */
const largest = 60_000
/** The signs that a text made by `npm run diff` has as entities. Others would become mentions and links again. */
const entities = /&(?!#(?:38|60|62|92|96|42|95|126|91|93|124|33);)/g

const {
  GITHUB_API_URL = 'https://api.github.com',
  GITHUB_EVENT_PATH = '',
  GITHUB_REPOSITORY,
  GITHUB_TOKEN,
} = process.env
const { workflow_run: run } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'))

// Letters that were signs are longer, so it is cut when all is done; before that, only what no comment could hold.
const text = cut(defused(read(process.argv[2]).slice(0, 4 * largest)))
const link = `[Pictures of the sections that look otherwise](${run.html_url}#artifacts) are kept with the run, where there are any.`
const body = `${mark}\n${text}\n\n---\n${link}\n`
for (const number of await pullRequests()) await post(number)

/** The text of a file; a link in its place would lead somewhere else. */
function read(file) {
  if (!lstatSync(file).isFile()) throw new Error(`${file} is no file.`)
  return readFileSync(file, 'utf8')
}

/** As many whole lines as a comment may hold. */
function cut(long) {
  const bytes = Buffer.from(long)
  if (bytes.length <= largest) return long.trim()
  const lines = bytes.subarray(0, largest).toString('utf8').split('\n').slice(0, -1)
  return `${lines.join('\n').trim()}\n\n… and more: the artifact of the run holds all of it.`
}

/** Headings, lists and emphasis stay; HTML, links, pictures, mentions and references become letters. */
function defused(markdown) {
  return markdown
    .replace(/[^\P{C}\n\u2060]/gu, '')
    .replace(entities, '&amp;')
    .replace(/[<>[\]`\\!|]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/@(?!\u2060)/g, '@\u2060')
    .replace(/:\/\//g, ':\u2060//')
    .replace(/\bwww\./gi, (www) => `${www.slice(0, -1)}\u2060.`)
    .replace(/(?<!&)#(?=\d)/g, '#\u2060')
    .replace(/\b(gh)-(?=\d)/gi, '$1-\u2060')
}

/** The open ones that have the commit of the run at their head. */
async function pullRequests() {
  const head = `${run.head_repository.owner.login}:${run.head_branch}`
  const open = await ask('GET', `/pulls?state=open&per_page=100&head=${encodeURIComponent(head)}`)
  const numbers = open.filter((pull) => pull.head.sha === run.head_sha).map((pull) => pull.number)
  if (numbers.length === 0) console.log(`No open pull request has ${run.head_sha} at its head.`)
  return numbers
}

async function post(number) {
  const own = await ownComment(number)
  if (!own && text === nothing) return
  if (own) await ask('PATCH', `/issues/comments/${own}`, { body })
  else await ask('POST', `/issues/${number}/comments`, { body })
  console.log(`${own ? 'Renewed' : 'Wrote'} the comment on #${number}.`)
}

async function ownComment(number) {
  for (let page = 1; ; page++) {
    const comments = await ask('GET', `/issues/${number}/comments?per_page=100&page=${page}`)
    const own = comments.find((one) => one.user?.login === 'github-actions[bot]' && one.body.startsWith(mark))
    if (own || comments.length < 100) return own?.id
  }
}

async function ask(method, path, content) {
  const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${GITHUB_TOKEN}`,
      'x-github-api-version': '2022-11-28',
    },
    ...(content && { body: JSON.stringify(content) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
