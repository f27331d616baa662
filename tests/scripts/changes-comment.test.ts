import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { root } from '../../src/root.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sectile-comment-'))
const repository = '/repos/ada/site'
const mark = '<!-- what changed in the content -->'

interface Asked {
  method: string | undefined
  url: string | undefined
  body: string
}

let asked: Asked[] = []
let pulls: object[] = []
let comments: object[] = []
beforeEach(() => {
  asked = []
  pulls = [{ number: 7, head: { sha: 'abc' } }]
  comments = []
})

const api = createServer((request, response) => {
  const { method, url } = request
  const isSearch = url?.startsWith(`${repository}/pulls?`) === true
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => {
    if (method !== 'GET') asked.push({ method, url, body: (JSON.parse(body) as { body: string }).body })
    else if (isSearch) asked.push({ method, url, body: '' })
    const answer = isSearch ? pulls : method === 'GET' ? comments : { id: 1 }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
})
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

/** Posts a text for a run of a fork, and gives the comment. */
async function post(
  text: string,
  file = path.join(folder, 'changes.md'),
): Promise<{ code: number | null; body: string }> {
  if (file.endsWith('changes.md')) writeFileSync(file, text)
  const event = path.join(folder, 'event.json')
  const run = { head_sha: 'abc', head_branch: 'words & more', head_repository: { owner: { login: 'fork' } } }
  writeFileSync(
    event,
    JSON.stringify({ workflow_run: { ...run, html_url: 'https://github.com/ada/site/actions/runs/5' } }),
  )
  const { port } = api.address() as AddressInfo
  const child = spawn(process.execPath, [path.join(root, '.github/changes-comment.mjs'), file], {
    env: {
      ...process.env,
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
      GITHUB_EVENT_PATH: event,
      GITHUB_REPOSITORY: 'ada/site',
      GITHUB_TOKEN: 'secret',
    },
    stdio: 'ignore',
  })
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { code, body: asked.find(({ method }) => method !== 'GET')?.body ?? '' }
}

test('what changed is written on the pull request whose head is the commit of the run', async () => {
  const { body } = await post('1 change of the content:\n\n### /about\n\n- **text** page: title "About **us**"\n')
  expect(asked).toMatchObject([
    { url: `${repository}/pulls?state=open&per_page=100&head=fork%3Awords%20%26%20more` },
    { method: 'POST', url: `${repository}/issues/7/comments` },
  ])
  expect(body).toBe(`${mark}
1 change of the content:

### /about

- **text** page: title "About **us**"

---
[Pictures of the sections that look otherwise](https://github.com/ada/site/actions/runs/5#artifacts) are kept with the run, where there are any.
`)
})

test('the comment is renewed, and nobody else’s is', async () => {
  comments = [
    { id: 3, user: { login: 'mallory' }, body: mark },
    { id: 4, user: { login: 'github-actions[bot]' }, body: `${mark}\nold` },
  ]
  await post('Something')
  expect(asked.at(-1)).toMatchObject({ method: 'PATCH', url: `${repository}/issues/comments/4` })
})

test('a pull request that has gone on, and one without changes, get none', async () => {
  await post('Nothing of the content has changed.\n')
  expect(asked).toHaveLength(1)
  pulls = [{ number: 7, head: { sha: 'newer' } }]
  await post('Something')
  expect(asked).toHaveLength(2)
})

test.for([
  ['mentions', 'Ask @ada, @org/team and a@b.example', '@\u2060ada'],
  ['mentions as entities', '&#64;ada &commat;ada &#x40;ada', '&amp;commat;ada'],
  [
    'links',
    '[here](https://evil.example) and https://evil.example or www.evil.example',
    '&#91;here&#93;(https:\u2060//evil.example)',
  ],
  ['pictures', '![](https://evil.example/pixel.gif)', '&#33;&#91;&#93;(https:\u2060//evil.example/pixel.gif)'],
  ['HTML', '<img src=x onerror=alert(1)><!-- --><details>', '&#60;img src=x onerror=alert(1)&#62;'],
  ['references', 'Closes #1 and GH-2', 'Closes #\u20601 and GH-\u20602'],
  ['hidden signs', 'a\u202eb\u0007c', 'abc'],
  ['fences', '```\nall the rest', '&#96;&#96;&#96;'],
])('%s become letters', async ([, hostile = '', harmless = '']) => {
  const body = (await post(hostile)).body.split('\n---\n')[0]?.replace(mark, '') ?? ''
  expect(body).toContain(harmless)
  expect(body).not.toMatch(/[<>[\]`!]|@\w|:\/\/|www\.|#\d(?!\d;)(?!;)|&(?!#\d+;|amp;)/)
})

test('a long text ends with a whole line, below 60 kB', async () => {
  const { body } = await post('- **text** ä word of many\n'.repeat(5000))
  expect(Buffer.byteLength(body)).toBeLessThan(60_500)
  expect(body).toContain('- **text** ä word of many\n\n… and more: the artifact of the run holds all of it.')
})

test('a link in the place of the text is refused', async () => {
  const link = path.join(folder, 'link.md')
  symlinkSync('/etc/hostname', link)
  expect((await post('', link)).code).toBe(1)
  expect(asked).toEqual([])
})
