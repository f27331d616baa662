import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openSession } from './session.ts'
import { bytesIn } from './state.ts'

const heading = (value: string) => ({
  title: `The heading is ${value}`,
  operations: [{ op: 'set', page: '/', section: 'welcome', at: '/heading', value }],
})

test('without git the files are written in place, and what is undone is as it was, in the next session too', async () => {
  const session = await openSession({ git: false })
  try {
    const before = bytesIn(session.site)
    const { text } = await session.call('propose', heading('Looked after by us'))
    expect(text).toContain('Written: pages.json.')
    await session.call('propose', {
      title: 'A page of its own',
      operations: [
        {
          op: 'add-page',
          path: '/treatments/yoga',
          like: '/treatments/massage',
          title: 'Yoga: what we do and how long it takes',
          description:
            'What happens in the yoga room of the practice, how long it takes, and what you should bring with you.',
        },
      ],
    })
    expect(existsSync(path.join(session.site, 'pages/treatments/yoga.json'))).toBe(true)
    await session.reopen()
    await session.call('undo')
    await session.call('undo')
    expect(bytesIn(session.site)).toEqual(before)
  } finally {
    await session.close()
  }
})

test('what somebody has changed since is not undone', async () => {
  const session = await openSession({ git: false })
  try {
    const file = path.join(session.site, 'pages.json')
    await session.call('propose', heading('Looked after by us'))
    await appendFile(file, '\n')
    const now = await readFile(file)
    const { refused, text } = await session.call('undo')
    expect({ refused, text }).toEqual({ refused: true, text: expect.stringContaining('was changed by somebody else') })
    expect(await readFile(file)).toEqual(now)
  } finally {
    await session.close()
  }
})

test('a batch of which a killed process has left the note alone bars no way back', async () => {
  const session = await openSession({ git: false })
  try {
    const before = bytesIn(session.site)
    await session.call('propose', heading('Looked after by us'))
    const file = path.join(session.site, 'pages.json')
    const between = await readFile(file)
    await session.call('propose', heading('Looked after by all of us'))
    await session.end()
    await writeFile(file, between)
    await session.reopen()
    expect((await session.call('undo')).text).toContain('Undone: "The heading is Looked after by us"')
    expect(bytesIn(session.site)).toEqual(before)
  } finally {
    await session.close()
  }
})

test('what the author has not committed is neither seen nor touched, and no hook runs', async () => {
  const session = await openSession({
    prepare: async (site) => {
      const file = path.join(site, 'pages.json')
      writeFileSync(file, readFileSync(file, 'utf8').replace('Looked after, close to home', 'Not yet saved'))
      for (const hook of ['pre-commit', 'commit-msg', 'post-checkout', 'post-commit'])
        writeFileSync(
          path.join(site, '../.git/hooks', hook),
          '#!/bin/sh\ntouch "$(git rev-parse --git-common-dir)/ran"\nexit 1\n',
          {
            mode: 0o755,
          },
        )
    },
  })
  try {
    const before = bytesIn(session.site)
    expect((await session.call('look')).text).toContain('Not seen there, because it is not committed: site/pages.json.')
    expect((await session.call('find', { words: 'Not yet saved' })).text).toContain('0 places')
    expect((await session.call('propose', heading('Looked after by us'))).refused).toBe(false)
    expect(bytesIn(session.site)).toEqual(before)
    expect(session.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('main')
    expect(session.git('log', '-1', '--format=%s', 'content/assistant')).toBe('The heading is Looked after by us')
    expect(existsSync(path.join(session.site, '../.git/ran'))).toBe(false)
  } finally {
    await session.close()
  }
})

test('files that are not committed are told by the names that their author gave them', async () => {
  const session = await openSession({
    prepare: async (site) => writeFileSync(path.join(site, 'pages/Über uns.json'), '{}'),
  })
  try {
    expect((await session.call('look')).text).toContain('not committed: site/pages/Über uns.json.')
  } finally {
    await session.close()
  }
})

test('the branch is gone on with in the next session, and free when that has ended', async () => {
  const session = await openSession()
  try {
    await session.call('propose', heading('Looked after by us'))
    await session.reopen()
    expect((await session.call('look', { page: '/' })).text).toContain('Looked after by us')
    expect((await session.call('undo')).text).toContain('Undone: "The heading is Looked after by us"')
    await session.end()
    session.git('switch', '--quiet', 'content/assistant')
    expect(session.git('log', '--format=%s')).toBe(
      'Undo: The heading is Looked after by us\nThe heading is Looked after by us\nThe site',
    )
    await session.reopen()
    const { text } = await session.call('look')
    expect(text).toContain('on the branch content/assistant-2')
  } finally {
    await session.close()
  }
})

test('the next session begins at what the author has now where the branch was merged, and else says what it lacks', async () => {
  const session = await openSession()
  try {
    await session.call('propose', heading('Looked after by us'))
    await session.end()
    session.git('merge', '--quiet', 'content/assistant')
    session.git('commit', '--quiet', '--allow-empty', '-m', 'More of the author')
    await session.reopen()
    expect((await session.call('look')).text).not.toContain('older state')
    expect(session.git('log', '-1', '--format=%s', 'content/assistant')).toBe('More of the author')
    await session.call('propose', heading('Looked after by all'))
    await session.end()
    session.git('commit', '--quiet', '--allow-empty', '-m', 'And more')
    await session.reopen()
    expect((await session.call('look')).text).toContain(
      'It begins at an older state: 1 commit of the author since then',
    )
  } finally {
    await session.close()
  }
})

test('a site that is not committed yet is told about, and opened as soon as it is', async () => {
  const session = await openSession({
    prepare: async (site) => writeFile(path.join(site, '../.git/HEAD'), 'ref: refs/heads/none\n'),
  })
  try {
    const { refused, text } = await session.call('look')
    expect({ refused, text }).toEqual({ refused: true, text: expect.stringContaining('is not committed there yet') })
    session.git('symbolic-ref', 'HEAD', 'refs/heads/main')
    expect((await session.call('look')).refused).toBe(false)
  } finally {
    await session.close()
  }
})

test('a repository that git does not read is not written into', async () => {
  const session = await openSession({ env: { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' } })
  try {
    const before = bytesIn(session.site)
    const { refused, text } = await session.call('propose', heading('Looked after by us'))
    expect({ refused, text }).toEqual({ refused: true, text: expect.stringContaining('git config --global') })
    expect(bytesIn(session.site)).toEqual(before)
  } finally {
    await session.close()
  }
})

test("mistakes that were there stand in nobody's way", async () => {
  const session = await openSession({
    git: false,
    prepare: async (site) => {
      const file = path.join(site, 'pages.json')
      await writeFile(file, (await readFile(file, 'utf8')).replace('"columns": 3', '"colums": 3'))
    },
  })
  try {
    expect((await session.call('check')).text).toContain('"colums" is not a field')
    expect((await session.call('propose', heading('Looked after by us'))).refused).toBe(false)
    const mended = {
      title: 'Mend it',
      operations: [{ op: 'rename', page: '/', section: 2, at: '/colums', name: 'columns' }],
    }
    expect((await session.call('propose', mended)).refused).toBe(false)
    expect((await session.call('check')).text).toContain('no errors')
  } finally {
    await session.close()
  }
})
