import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { z } from 'zod'
import { tooDeep } from '../../content/json/depth.ts'
import type { LiveContent } from '../../preview/content.ts'
import { toolDocument } from '../../preview/tool-document.ts'
import { Refused } from '../../site-files/refused.ts'
import { apiAddress, type Done, editAddress, type Taken } from '../agreed.ts'
import { failureOf } from './failure.ts'
import { fixWords, gestureWords, operationsOf, placeWords, typedWords } from './gesture.ts'
import type { Step } from './history.ts'
import { jsonText, marksOfTyped } from './json-text.ts'
import type { Session } from './session.ts'
import { meansOf, outlineOf, pageState, stepLine, stepsOf } from './views.ts'

/** 1 MB: more than the longest page has. */
const largest = 1024 * 1024

/** What can be asked for, and what can be done. Who may ask was found out before. */
export class Door {
  constructor(
    private readonly content: LiveContent,
    private readonly session: () => Promise<Session>,
  ) {}

  /** Answers what is the editor's; false where it is somebody else's. */
  handle(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== editAddress && !pathname.startsWith(`${editAddress}/`)) return false
    if (pathname.startsWith(`${apiAddress}/`)) {
      const name = `${request.method} ${pathname.slice(apiAddress.length + 1)}`
      this.ask(name, searchParams, request).then(
        (value) => sendJson(response, value === undefined ? 404 : 200, value ?? { error: 'There is no such thing.' }),
        (error: unknown) => {
          const { status, failure } = failureOf(error)
          sendJson(response, status, failure)
        },
      )
      return true
    }
    server.transformIndexHtml(editAddress, documentOfEditor).then(
      (html) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('cache-control', 'no-store')
        response.end(html)
      },
      (error: unknown) => sendJson(response, 500, { error: String(error) }),
    )
    return true
  }

  private async ask(name: string, words: URLSearchParams, request: IncomingMessage): Promise<unknown> {
    const session = await this.session()
    const { state } = this.content
    switch (name) {
      case 'GET outline':
        return outlineOf(state, session)
      case 'GET page':
        return pageState(state, session, words.get('path') ?? '') ?? undefined
      case 'GET steps':
        return stepsOf(session)
      case 'GET means':
        return meansOf(session.sources)
      case 'POST gesture': {
        const gesture = await read(gestureWords, request)
        return done(session, await session.do({ ...gesture, operations: operationsOf(gesture) }))
      }
      case 'GET json':
        return jsonText(state, session, words.get('file') ?? '', words.get('at') ?? '')
      case 'POST json': {
        const taken = await session.type(await read(typedWords, request))
        return { ...taken, marks: taken.isSaved ? [] : marksOfTyped(taken.text) } satisfies Taken
      }
      case 'POST json-offers':
      case 'POST json-about': {
        const { file, ...asking } = await read(placeWords, request)
        const kind = file === session.sources.config.path ? 'pages' : 'page'
        // It is large, and most never ask it.
        const { aboutAt, offersAt } = await import('./json-help.ts')
        return name === 'POST json-offers'
          ? offersAt({ ...asking, kind })
          : { about: await aboutAt({ ...asking, kind }) }
      }
      case 'POST undo':
        return done(session, await session.undo())
      case 'POST redo':
        return done(session, await session.redo())
      case 'POST fix': {
        const wanted = await read(fixWords, request)
        const found = state.latest.diagnostics.find(
          ({ file, pointer, rule, message }) =>
            file === wanted.file && pointer === wanted.pointer && rule === wanted.rule && message === wanted.message,
        )
        if (!found?.fix) throw new Refused('This mistake is there no more.', 'look again.')
        const { page, section } = found
        const where = { ...(page !== null && { page }), ...(section !== null && { section }) }
        return done(
          session,
          await session.mend(found.file, found.fix.edits, { title: `Fix: ${found.fix.title}`, where }),
        )
      }
      default:
        return undefined
    }
  }
}

function done(session: Session, step: Step): Done {
  return { version: session.version, step: stepLine(step) }
}

/** The document in which the editor runs, whichever of its pages is asked for. */
const documentOfEditor = toolDocument('Editor', '/src/edit/browser/main.tsx', 'editor')

/** What was sent, if it is what the schema says. */
async function read<T>(schema: z.ZodType<T>, request: IncomingMessage): Promise<T> {
  const found = schema.safeParse(await bodyOf(request))
  if (!found.success)
    throw new Refused(`That is not understood: ${z.prettifyError(found.error)}`, 'send something else.')
  return found.data
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largest) throw new Refused('That is more than 1 MB. Nothing was changed.', 'send less.')
    parts.push(part)
  }
  const value = parseJson(Buffer.concat(parts).toString('utf8'))
  if (tooDeep(value)) throw new Refused('That is nested deeper than any page needs. Nothing was changed.', 'send less.')
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('That is no JSON.', 'send JSON.')
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
