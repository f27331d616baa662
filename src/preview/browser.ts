/** What an open page of the live preview runs beside the site's own script. */
import '../browser/main.ts'
import { end, schedule } from '../browser/islands/loader.ts'
import { events, type Problems, type Update } from './messages.ts'
import { showProblems } from './overlay.ts'

const hot = import.meta.hot
if (hot) {
  const open = () =>
    hot.send(events.open, { path: location.pathname, hashes: currentSections().map(({ dataset }) => dataset.hash) })
  hot.on(events.update, apply)
  // In the gallery's frames the same words would stand many times.
  if (self === top) hot.on(events.problems, (problems: Problems) => showProblems(problems))
  // After the server was started again it does not know the page.
  hot.on('vite:ws:connect', open)
  open()
}

function currentSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main > section[data-hash]')]
}

/** Puts the page's sections in order, keeping every element whose section did not change. */
function apply({ title, sections, styles }: Update): void {
  document.title = title
  for (const [file, css] of Object.entries(styles)) setStyle(file, css)
  const main = document.querySelector('main')
  if (!main) return
  const before = new Map(currentSections().map((element) => [element.dataset.hash ?? '', element]))
  const after = sections.map(({ hash, html }) => before.get(hash) ?? parse(html ?? ''))
  const kept = new Set(after)
  for (const element of before.values()) {
    if (kept.has(element)) continue
    end(element)
    element.remove()
  }
  for (const [index, element] of after.entries()) {
    const place = index === 0 ? currentSections()[0] : after[index - 1]?.nextElementSibling
    if (place !== element) main.insertBefore(element, place ?? null)
    if (!before.has(element.dataset.hash ?? '') && element.matches('[data-island]')) schedule(element)
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
