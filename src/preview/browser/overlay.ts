import { many } from '../../many.ts'
import type { Problems } from '../messages.ts'
import { createPanel } from './panel.ts'
import { panelStyles } from './panel-styles.ts'
import { element } from './problem-list.ts'

let told: Problems | undefined
let draft = false
/** The author has opened the panel where it does not open by itself. */
let opened = false
let shown: ReturnType<typeof createOverlay> | undefined

/** Whether nothing keeps the page from being shown as it is written. */
export function isRight({ mistakes, failure }: Problems): boolean {
  return mistakes.count === 0 && failure === null
}

/** Shows what is wrong beside the page: mistakes of the open page at once, all else when it is asked for. */
export function showProblems(problems: Problems, says?: string): void {
  if (JSON.stringify(problems) === JSON.stringify(told)) return
  if (isRight(problems) && told && !isRight(told)) opened = false
  told = problems
  draw(says)
}

/** Says that the page is a draft, or no longer does. */
export function showDraft(now: boolean): void {
  if (now === draft) return
  draft = now
  draw()
}

/** The author has folded the panel: it stays so on all pages until they open it again, or end the session. */
const folded = {
  name: 'sectile-preview-folded',
  get: () => sessionStorage.getItem(folded.name) !== null,
  set: (now: boolean) => (now ? sessionStorage.setItem(folded.name, '') : sessionStorage.removeItem(folded.name)),
}

function draw(says = 'What does not fit is shown as it was before, and everything else as it is written.'): void {
  shown ??= createOverlay()
  const { badge, opener, panel, status } = shown
  badge.hidden = !draft
  const title = told ? titleOf(told) : ''
  const right = !told || isRight(told)
  opener.textContent = title
  opener.toggleAttribute('data-mistakes', !right)
  if (told && title !== '') panel.fill(told, title, right ? 'They stop nothing, and are worth a look.' : says)
  // Whoever listens hears of it when it is another one, and is not interrupted.
  const words = right ? '' : title
  if (status.textContent !== words) status.textContent = words
  show()
}

/** The panel, or the button in its place. */
function show(): void {
  if (!shown || !told) return
  const { opener, panel } = shown
  const isOpen = titleOf(told) !== '' && (opened || (concernsPage(told) && !folded.get()))
  panel.element.hidden = !isOpen
  opener.hidden = isOpen || titleOf(told) === ''
}

function concernsPage({ mistakes, failure }: Problems): boolean {
  return mistakes.here > 0 || failure !== null
}

function choose(open: boolean): void {
  if (!shown) return
  opened = open
  folded.set(!open)
  show()
  const next = open ? shown.panel.hide : shown.opener
  next.focus({ preventScroll: true })
}

function createOverlay() {
  const host = document.createElement('div')
  host.id = 'sectile-preview'
  // A shadow root: the site's styles do not reach in, nor these out.
  const shadow = host.attachShadow({ mode: 'open' })
  const style = element('style', panelStyles)
  const status = element('p', '', 'heard')
  status.role = 'status'
  const bar = element('aside', '', 'bar')
  bar.setAttribute('aria-label', 'Preview')
  const badge = element('p', 'Draft: visitors do not see this page')
  const opener = document.createElement('button')
  opener.type = 'button'
  const gallery = element('a', 'All sections')
  gallery.setAttribute('href', '/_sections')
  bar.append(badge, opener, gallery)
  const panel = createPanel()
  shadow.append(style, status, bar, panel.element)
  opener.hidden = true
  panel.element.hidden = true
  opener.addEventListener('click', () => choose(true))
  panel.hide.addEventListener('click', () => choose(false))
  panel.element.addEventListener('keydown', ({ key }) => key === 'Escape' && choose(false))
  document.body.append(host)
  // What floats above every page keeps clear of it, however high it is.
  new ResizeObserver(() => document.body.style.setProperty('--bar', `${host.offsetHeight}px`)).observe(host)
  return { badge, opener, panel, status }
}

/** "3 mistakes, 2 of them here, 1 warning"; nothing when there are none. */
function titleOf({ mistakes, warnings, failure }: Problems): string {
  if (failure !== null) return 'The site cannot be read'
  const { count, here } = mistakes
  const parts = [
    count > 0 && here === 0 ? `${many(count, 'mistake')} on ${count === 1 ? 'another page' : 'other pages'}` : '',
    count > 0 && here > 0 ? `${many(count, 'mistake')}${here < count ? `, ${here} here` : ''}` : '',
    warnings.count > 0 ? many(warnings.count, 'warning') : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}
