import { existsSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { journalFile } from '../../src/edit/server/journal.ts'
import { root } from '../../src/root.ts'
import { aPage, aSite } from '../content/a-site.ts'
import { startEditor } from './start-editor.ts'

// A process that comes later may have the number of one that has ended: its lock would keep the site closed.
test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'an editor that is told to end by %s leaves no lock',
  async (signal) => {
    const config = path.join(mkdtempSync(path.join(os.tmpdir(), 'ended-')), 'pages.json')
    writeFileSync(config, JSON.stringify(aSite([aPage([{ type: 'hero', heading: 'Bread at seven' }])])))
    const lock = `${journalFile(path.join(root, '.cache/edit'), realpathSync(config))}.lock`
    const editor = await startEditor(config)
    expect(existsSync(lock)).toBe(true)
    await editor.close(signal)
    expect(existsSync(lock)).toBe(false)
  },
)
