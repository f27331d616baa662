/** What an open page of the live preview runs beside the site's own script. */
import { surround } from './around.ts'
import '../../browser/with-islands.ts'
import { events, type Opened, type Problems, typing, type Update } from '../messages.ts'
import { hot } from './connection.ts'
import { showDraft, showProblems } from './overlay.ts'
import { arrange, type Shown, settle } from './sections.ts'
import { whenBack } from './when-back.ts'

/** The page's sections by their hashes, in order. */
let shown = servedSections()
/** The files of its style sheets, in order. */
let sheets = servedSheets()

if (hot) follow(hot)

/** Shows what becomes of the page. */
function follow(server: NonNullable<typeof hot>): void {
  const open = () => {
    const opened: Opened = { path: location.pathname, hashes: [...shown.keys()], surroundings: served('surroundings') }
    server.send(events.open, opened)
  }
  // One after the other: what lives in a section may take a moment.
  let last = Promise.resolve()
  server.on(events.update, (update: Update) => {
    last = last.then(() => apply(update)).catch(console.error)
  })
  document.addEventListener(typing.ended, () => {
    last = last
      .then(async () => {
        shown = await settle(shown)
      })
      .catch(console.error)
  })
  // In the gallery's frames the same words would stand many times.
  if (self === top) server.on(events.problems, (problems: Problems) => showProblems(problems))
  server.on(events.code, () => location.reload())
  // After the server was started again it does not know the page.
  server.on('vite:ws:connect', open)
  server.on('vite:ws:disconnect', () => whenBack(isTypedOn))
  open()
}

function isTypedOn(): boolean {
  return document.querySelector(`[${typing.mark}]`) !== null
}

/** The sections as the page came: the server names their hashes in its head. */
function servedSections(): Shown {
  const hashes = served('section-hashes')?.split(' ') ?? []
  const elements = document.querySelectorAll<HTMLElement>('main > section')
  return new Map(Array.from(elements, (element, index) => [hashes[index] ?? '', element]))
}

function servedSheets(): string[] {
  const styles = document.querySelectorAll('style[data-vite-dev-id]')
  return Array.from(styles, (style) => style.getAttribute('data-vite-dev-id') ?? '')
}

/** What the server says in the page's head. */
function served(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

async function apply({ title, hiddenHeading, draft, sections, styles, around }: Update): Promise<void> {
  document.title = title
  setStyles(styles)
  if (around !== undefined && !surround(around)) return location.reload()
  if (self === top) showDraft(draft)
  const main = document.querySelector('main')
  if (!main) return
  setHiddenHeading(main, hiddenHeading)
  shown = await arrange(main, shown, sections)
  for (const { hash, mark } of sections) setMark(shown.get(hash), mark)
}

/** Says on a section that it has mistakes: only here, visitors' pages have no such marks. */
function setMark(section: HTMLElement | undefined, mark: string | null): void {
  if (mark === null) section?.removeAttribute('data-mistakes')
  else section?.setAttribute('data-mistakes', mark)
}

/** The h1 of a page of which no section shows one. */
function setHiddenHeading(main: Element, text: string): void {
  const heading = main.querySelector(':scope > h1') ?? document.createElement('h1')
  heading.className = 'visually-hidden'
  heading.textContent = text
  if (text === '') heading.remove()
  else main.prepend(heading)
}

/** The style sheets of the page, in their order: what is no longer needed would go on ruling it. */
function setStyles(styles: Readonly<Record<string, string>>): void {
  const files = Object.keys(styles)
  const isOrdered = files.join() === sheets.join()
  for (const file of sheets) if (styles[file] === undefined) styleOf(file)?.remove()
  for (const [file, css] of Object.entries(styles)) {
    const style = styleOf(file) ?? document.createElement('style')
    style.setAttribute('data-vite-dev-id', file)
    if (style.textContent !== css) style.textContent = css
    if (!isOrdered) document.head.append(style)
  }
  sheets = files
}

function styleOf(file: string): Element | null {
  return document.querySelector(`style[data-vite-dev-id="${CSS.escape(file)}"]`)
}
