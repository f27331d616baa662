/** What an open page of the live preview runs beside the site's own script. */
import '../browser/main.ts'
import { end, schedule } from '../browser/islands/loader.ts'
import { events, type Problems, type Update } from './messages.ts'
import { showDraft, showProblems } from './overlay.ts'
import { changes, replace } from './sections.ts'

/** The page's sections by their hashes, in order. */
let shown = servedSections()

const hot = import.meta.hot
if (hot) {
  const open = () => hot.send(events.open, { path: location.pathname, hashes: [...shown.keys()] })
  // One after the other: what lives in a section may take a moment.
  let last = Promise.resolve()
  hot.on(events.update, (update: Update) => {
    last = last.then(() => apply(update)).catch(console.error)
  })
  // In the gallery's frames the same words would stand many times.
  if (self === top) hot.on(events.problems, (problems: Problems) => showProblems(problems))
  // After the server was started again it does not know the page.
  hot.on('vite:ws:connect', open)
  open()
}

/** The sections as the page came: the server names their hashes in its head. */
function servedSections(): Map<string, HTMLElement> {
  const hashes = document.querySelector<HTMLMetaElement>('meta[name="section-hashes"]')?.content.split(' ') ?? []
  const elements = document.querySelectorAll<HTMLElement>('main > section')
  return new Map(Array.from(elements, (element, index) => [hashes[index] ?? '', element]))
}

/** Puts the page's sections in order, keeping every element whose section did not change. */
async function apply({ title, hiddenHeading, draft, sections, styles }: Update): Promise<void> {
  document.title = title
  for (const [file, css] of Object.entries(styles)) setStyle(file, css)
  const main = document.querySelector('main')
  if (!main) return
  if (self === top) showDraft(draft)
  setHiddenHeading(main, hiddenHeading)
  const before = shown
  const hashes = new Set(sections.map(({ hash }) => hash))
  const gone = [...before].filter(([hash]) => !hashes.has(hash)).map(([, element]) => element)
  const come = sections
    .filter(({ hash }) => !before.has(hash))
    .map(({ hash, html }) => [hash, parse(html ?? '')] as const)
  const pairs = changes(
    gone,
    come.map(([, element]) => element),
  )
  const replaced: HTMLElement[] = []
  for (const pair of pairs) replaced.push(await replace(pair))
  const now = new Map(come.map(([hash], index) => [hash, replaced[index]]))
  shown = new Map(
    sections.flatMap(({ hash }) => {
      const element = before.get(hash) ?? now.get(hash)
      return element ? [[hash, element] as const] : []
    }),
  )
  const stay = new Set(shown.values())
  for (const element of gone) {
    if (stay.has(element)) continue
    end(element)
    element.remove()
  }
  let previous: HTMLElement | undefined
  for (const element of shown.values()) {
    const place = previous ? previous.nextElementSibling : main.querySelector(':scope > section')
    if (place !== element) main.insertBefore(element, place)
    previous = element
  }
  for (const element of replaced) if (element.matches('[data-island]:not([data-hydrated])')) schedule(element)
}

/** The h1 of a page of which no section shows one. */
function setHiddenHeading(main: Element, text: string): void {
  const heading = main.querySelector(':scope > h1') ?? document.createElement('h1')
  heading.className = 'visually-hidden'
  heading.textContent = text
  if (text === '') heading.remove()
  else main.prepend(heading)
}

function parse(html: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild as HTMLElement
}

function setStyle(file: string, css: string): void {
  const selector = `style[data-vite-dev-id="${CSS.escape(file)}"]`
  const style = document.querySelector(selector) ?? document.head.appendChild(document.createElement('style'))
  style.setAttribute('data-vite-dev-id', file)
  if (style.textContent !== css) style.textContent = css
}
