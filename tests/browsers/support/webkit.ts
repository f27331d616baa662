import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { expect } from 'playwright/test'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { findWebkit } from '../../../scripts/lib/other-browsers.ts'
import type { Browser } from './browser.ts'
import { beginSession, keyActions, pointerActions, type Session } from './webdriver.ts'

/** WebKit in the plainest browser of GTK, on a screen that nobody sees. */
export async function openWebkit(): Promise<Browser> {
  const { driver, browser, screen } = findWebkit()
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'))
  const started: ChildProcess[] = []
  const stop = () => {
    for (const child of started) child.kill()
  }
  process.once('exit', stop)
  const close = async () => {
    stop()
    process.off('exit', stop)
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const display = await startScreen(screen, started)
    const address = await startDriver(driver, { ...process.env, ...(await narrowed(home)), DISPLAY: display }, started)
    const session = await beginSession(address, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    return browserOf(session, async () => {
      try {
        await session.send('DELETE', '')
      } finally {
        await close()
      }
    })
  } catch (error) {
    await close()
    throw error
  }
}

/** The screen chooses a free number, and says which on the handle after the usual three. */
async function startScreen(program: string, started: ChildProcess[]): Promise<string> {
  const flags = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  started.push(child)
  for await (const line of createInterface(child.stdio[3] as Readable)) return `:${line}`
  throw new Error('There is no screen for WebKit.')
}

/** The driver is told its port, and does not say when it listens there. */
async function startDriver(program: string, env: NodeJS.ProcessEnv, started: ChildProcess[]): Promise<string> {
  const address = `http://127.0.0.1:${await freePort()}`
  const child = spawn(program, [`--port=${new URL(address).port}`], { env, stdio: 'ignore' })
  started.push(child)
  await expect(() => fetch(`${address}/status`)).toPass({ timeout: 20_000, intervals: [50] })
  return address
}

/** GTK's settings under which a window is as narrow as a phone: its bar of buttons would keep it wider. */
async function narrowed(home: string): Promise<NodeJS.ProcessEnv> {
  const folder = path.join(home, 'gtk-3.0')
  await mkdir(folder)
  const nothing = 'min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px'
  await writeFile(path.join(folder, 'gtk.css'), `* { ${nothing} }\nimage { -gtk-icon-transform: scale(0) }\n`)
  return { XDG_CONFIG_HOME: home }
}

function browserOf(session: Session, close: () => Promise<void>): Browser {
  const post = async (command: string, body: object) => void (await session.send('POST', command, body))
  const evaluate = (expression: string) =>
    session.send('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  const resize = async (width: number, height: number) => {
    await post('/window/rect', { width, height })
    // The window has a bar above the page.
    const [, inner = height] = (await evaluate('[innerWidth, innerHeight]')) as number[]
    if (inner < height) await post('/window/rect', { width, height: 2 * height - inner })
  }
  return {
    name: 'webkit',
    open: (url) => post('/url', { url }),
    resize,
    evaluate,
    point: (x, y) => post('/actions', pointerActions(x, y, false)),
    press: (x, y) => post('/actions', pointerActions(x, y, true)),
    type: (text) => post('/actions', keyActions({ text })),
    key: (key) => post('/actions', keyActions(key)),
    picture: async () => Buffer.from((await session.send('GET', '/screenshot')) as string, 'base64'),
    close,
  }
}
