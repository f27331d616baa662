import type { Problems } from './messages.ts'
import { panel } from './panel.ts'
import { panelStyles } from './panel-styles.ts'
import { many } from './problem-list.ts'

let told: Problems | undefined
let draft = false
/** Whether the author has closed what opened by itself, or opened what did not. */
let chosen: 'open' | 'closed' | undefined
let host: HTMLElement | undefined

/** Whether nothing keeps the page from being shown as it is written. */
export function isRight({ mistakes, failure }: Problems): boolean {
  return mistakes.count === 0 && failure === null
}

/** Shows what is wrong over the page, mistakes at once and warnings when they are asked for. */
export function showProblems(problems: Problems, says?: string): void {
  if (JSON.stringify(problems) === JSON.stringify(told)) return
  // Who has closed the panel to look at the page keeps it closed until all is right.
  if (isRight(problems)) chosen = undefined
  told = problems
  draw(says)
}

/** Says that the page is a draft, or no longer does. */
export function showDraft(now: boolean): void {
  if (now === draft) return
  draft = now
  draw()
}

function draw(says = 'What is wrong stays as it was until it is mended.'): void {
  const scrolled = host?.shadowRoot?.querySelector('section')?.scrollTop ?? 0
  host?.remove()
  const title = told ? titleOf(told) : ''
  host = document.createElement('div')
  host.id = 'sectile-preview'
  // A shadow root: the site's styles do not reach in, nor these out.
  const shadow = host.attachShadow({ mode: 'open' })
  const badge = draft ? '<p>Draft: visitors do not see this page</p>' : ''
  shadow.innerHTML = `<style>${panelStyles}</style><aside class="bar" aria-label="Preview">${badge}<a href="/_sections">All sections</a></aside>`
  if (told && title !== '') addPanel(shadow, told, title, says)
  document.body.append(host)
  const bar = shadow.querySelector<HTMLElement>('.bar')
  // What floats above every page keeps clear of it, however many rows it has.
  if (bar) new ResizeObserver(() => document.body.style.setProperty('--bar', `${bar.offsetHeight}px`)).observe(bar)
  shadow.querySelector('section')?.scrollTo(0, scrolled)
}

/** The panel, and the button in its place while it is closed. */
function addPanel(shadow: ShadowRoot, problems: Problems, title: string, says: string): void {
  const right = isRight(problems)
  const { element, hide } = right
    ? panel(problems, 'region', title, 'They stop nothing, and are worth a look.')
    : panel(problems, 'alert', title, says)
  const opener = document.createElement('button')
  opener.type = 'button'
  opener.textContent = title
  opener.toggleAttribute('data-mistakes', !right)
  const show = (open: boolean) => {
    element.hidden = !open
    opener.hidden = open
  }
  const choose = (now: 'open' | 'closed') => {
    chosen = now
    show(now === 'open')
    const next = now === 'open' ? hide : opener
    next.focus({ preventScroll: true })
  }
  hide.addEventListener('click', () => choose('closed'))
  opener.addEventListener('click', () => choose('open'))
  element.addEventListener('keydown', ({ key }) => key === 'Escape' && choose('closed'))
  show(chosen === 'open' || (chosen === undefined && !right))
  shadow.querySelector('.bar a')?.before(opener)
  shadow.append(element)
}

/** "14 mistakes, 3 warnings"; nothing when there are none. */
function titleOf({ mistakes, warnings, failure }: Problems): string {
  if (failure !== null) return 'The site cannot be read'
  const counts = { mistake: mistakes.count, warning: warnings.count }
  return Object.entries(counts)
    .flatMap(([one, count]) => (count > 0 ? many(count, one) : []))
    .join(', ')
}
