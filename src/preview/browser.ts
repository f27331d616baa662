/** What an open page of the live preview runs beside the site's own script. */
import '../browser/main.ts'
import { end, schedule } from '../browser/islands/loader.ts'
import { showGalleryLink } from './gallery-link.ts'
import { events, type Problems, type Update } from './messages.ts'
import { showProblems } from './overlay.ts'

/** The page's sections by their hashes, in order. */
let shown = servedSections()

const hot = import.meta.hot
if (hot) {
  const open = () => hot.send(events.open, { path: location.pathname, hashes: [...shown.keys()] })
  hot.on(events.update, apply)
  // In the gallery's frames the same words would stand many times.
  if (self === top) {
    hot.on(events.problems, (problems: Problems) => showProblems(problems))
    showGalleryLink()
  }
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
function apply({ title, sections, styles }: Update): void {
  document.title = title
  for (const [file, css] of Object.entries(styles)) setStyle(file, css)
  const main = document.querySelector('main')
  if (!main) return
  const before = shown
  shown = new Map(sections.map(({ hash, html }) => [hash, before.get(hash) ?? parse(html ?? '')]))
  for (const [hash, element] of before) {
    if (shown.has(hash)) continue
    end(element)
    element.remove()
  }
  let previous: HTMLElement | undefined
  for (const [hash, element] of shown) {
    const place = previous ? previous.nextElementSibling : main.querySelector(':scope > section')
    if (place !== element) main.insertBefore(element, place)
    if (!before.has(hash) && element.matches('[data-island]')) schedule(element)
    previous = element
  }
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
