import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { tooDeep } from '../../content/json/depth.ts'
import { shortHash } from '../../hash.ts'
import type { LiveContent } from '../../preview/content.ts'
import type { ToolPage } from '../../preview/tool-page.ts'
import { Refused } from '../../site-files/refused.ts'
import type { Done } from '../agreed.ts'
import { apiAddress, editAddress, screenAddress, thumbnailAddress } from '../agreed-addresses.ts'
import type { Taken } from '../agreed-json.ts'
import { answerFor } from './failure.ts'
import { findWords } from './find.ts'
import {
  fixWords,
  gestureWords,
  operationsOf,
  placeWords,
  proposalWords,
  reversingWords,
  typedWords,
} from './gesture.ts'
import { urlOf } from './guard.ts'
import type { Did } from './history.ts'
import { jsonText, marksOfTyped } from './json-text.ts'
import { meansOf } from './means.ts'
import { menuMend } from './menu.ts'
import { wanted } from './mistakes.ts'
import { leavingOf, writtenPage } from './pages.ts'
import type { PictureDoor } from './pictures/index.ts'
import { sendPicture } from './pictures/send-picture.ts'
import type { Reversed } from './pictures/steps.ts'
import type { Checks } from './propose/checks.ts'
import type { Proposals } from './propose/index.ts'
import type { PicturesOfChanges } from './propose/screens.ts'
import { readBytes } from './read-bytes.ts'
import type { Session } from './session.ts'
import { outlineOf, pageState, siteState, stepLine, stepsOf } from './views.ts'

/** 1 MB: more than the longest page has. */
const largest = 1024 * 1024

/** What may be large, and is mostly as it was when the editor's page asks for it again. */
const mostlySame = new Set(['GET means', 'GET pictures'])

/** What the door leads to. */
interface Behind {
  readonly content: LiveContent
  readonly session: () => Promise<Session>
  readonly page: ToolPage
  readonly pictures: PictureDoor
  readonly proposals: Proposals
  readonly screens: PicturesOfChanges
  readonly checks: Checks
}

/** What can be asked for, and what can be done. Who may ask was found out before. */
export class Door {
  constructor(private readonly behind: Behind) {}

  /** Answers what is the editor's; false where it is somebody else's. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname, searchParams } = urlOf(request)
    if (pathname !== editAddress && !pathname.startsWith(`${editAddress}/`)) return false
    if (pathname === thumbnailAddress) {
      this.behind.pictures
        .thumbnail(searchParams, response)
        .catch((error) => sendJson(response, 500, { error: String(error) }))
      return true
    }
    if (pathname === screenAddress) {
      void this.behind.screens.file(searchParams).then((bytes) => sendPicture(response, bytes))
      return true
    }
    if (pathname.startsWith(`${apiAddress}/`)) {
      const name = `${request.method} ${pathname.slice(apiAddress.length + 1)}`
      this.ask(name, searchParams, request).then(
        (value) => {
          if (value === undefined) sendJson(response, 404, { error: 'There is no such thing.', isGone: true })
          else if (mostlySame.has(name)) sendIfOther(request, response, value)
          else sendJson(response, 200, value)
        },
        (error: unknown) => {
          const { status, failure } = answerFor(error, name)
          sendJson(response, status, failure)
        },
      )
      return true
    }
    this.show(pathname, response).catch((error: unknown) => sendJson(response, 500, { error: String(error) }))
    return true
  }

  /** The editor's page, or a file that it loads. */
  private async show(pathname: string, response: ServerResponse): Promise<void> {
    const { headers, body } = await this.behind.page.answer(pathname)
    // Only now: what fails after the head of an answer can be told to nobody, and ends the editor.
    response.writeHead(200, headers).end(body)
  }

  private async ask(name: string, words: URLSearchParams, request: IncomingMessage): Promise<unknown> {
    const session = await this.behind.session()
    const { state } = this.behind.content
    switch (name) {
      case 'GET outline':
        return outlineOf(state, session)
      case 'GET page':
        return pageState(state, session, words.get('path') ?? '') ?? undefined
      case 'GET site':
        return siteState(state, session)
      case 'GET written':
        return writtenPage(session.sources, words.get('path') ?? '')
      case 'GET leaving':
        return leavingOf(this.behind.content, session.sources, words.get('path') ?? '')
      case 'GET find':
        return findWords(session.sources, words.get('words') ?? '')
      case 'GET steps':
        return stepsOf(session)
      case 'GET means':
        return meansOf(session.sources)
      case 'GET pictures':
        return this.behind.pictures.list()
      case 'POST pictures':
        return this.behind.pictures.upload(words, request)
      case 'GET proposal':
        return this.behind.proposals.proposal()
      case 'GET sending':
        return this.behind.proposals.sending
      case 'GET screens':
        return this.behind.proposals.screens
      case 'POST screens':
        return this.behind.proposals.takeScreens()
      case 'GET checks':
        return this.behind.checks.now
      case 'POST checks':
        return this.behind.checks.begin()
      case 'POST propose':
        return this.behind.proposals.propose(await read(proposalWords, request))
      case 'POST patch':
        return this.behind.proposals.patch(await read(proposalWords, request))
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
        return done(session, await session.undo((await read(reversingWords, request)).decided))
      case 'POST redo':
        return done(session, await session.redo((await read(reversingWords, request)).decided))
      case 'POST fix': {
        const asked = await read(fixWords, request)
        const { content } = this.behind
        // What was typed a moment ago may not be judged yet.
        await content.whenJudged()
        const found = wanted(content.state, asked)
        const words = found && menuMend(found, outlineOf(content.state, session), session.sources)
        if (words) return done(session, await session.do({ version: session.version, ...words }))
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

function done(session: Session, step: Reversed & Did): Done {
  const { note, pictures, seen } = step
  return {
    version: session.version,
    step: stepLine(step),
    ...(seen !== undefined && { seen }),
    ...(note && { note }),
    ...(pictures && { pictures }),
  }
}

/** What was sent, if it is what the schema says. */
async function read<T>(schema: z.ZodType<T>, request: IncomingMessage): Promise<T> {
  const found = schema.safeParse(await bodyOf(request))
  if (!found.success)
    throw new Refused(`That is not understood: ${z.prettifyError(found.error)}`, 'send something else.')
  return found.data
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const value = parseJson((await readBytes(request, largest)).toString('utf8'))
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

/** Sends nothing where who asks has it already. */
function sendIfOther(request: IncomingMessage, response: ServerResponse, value: unknown): void {
  const text = JSON.stringify(value)
  const etag = `"${shortHash(text)}"`
  const isKnown = request.headers['if-none-match'] === etag
  response.writeHead(isKnown ? 304 : 200, { 'content-type': 'application/json', 'cache-control': 'no-store', etag })
  response.end(isKnown ? undefined : text)
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
