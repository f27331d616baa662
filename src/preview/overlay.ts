import type { Problems } from './messages.ts'
import { panelStyles } from './panel-styles.ts'
import { list, many } from './problem-list.ts'

/** What the panel says of the page while there are mistakes. */
const keeps = 'The page stays as it was until this is mended.'

let problems: Problems | undefined
let draft = false
/** Whether the author has closed what opened by itself, or opened what did not. */
let chosen: 'open' | 'closed' | undefined
let host: HTMLElement | undefined

/** Shows what is wrong over the page, mistakes at once and warnings when they are asked for. */
export function showProblems(now: Problems, says = keeps): void {
  if (JSON.stringify(now) === JSON.stringify(problems)) return
  // Who has closed the panel to look at the page has not closed it for the next mistake.
  if (isRight(now)) chosen = undefined
  problems = now
  draw(says)
}

/** Says that the page is a draft, or no longer does. */
export function showDraft(now: boolean): void {
  if (now === draft) return
  draft = now
  draw(keeps)
}

/** Whether nothing keeps the page from being shown as it is written. */
export function isRight({ mistakes, failure }: Problems): boolean {
  return mistakes.count === 0 && failure === null
}

function draw(says: string): void {
  const scrolled = host?.shadowRoot?.querySelector('section')?.scrollTop ?? 0
  host?.remove()
  const told = problems && (isRight(problems) ? problems.warnings.count > 0 : true) ? problems : undefined
  if (!told && !draft) return
  host = document.createElement('div')
  host.id = 'sectile-problems'
  // A shadow root: the site's styles do not reach in, nor these out.
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML = `<style>${panelStyles}</style><div class="bar">${draft ? '<p>Draft: visitors do not see this page</p>' : ''}</div>`
  if (told) addPanel(shadow, told, says)
  document.body.append(host)
  shadow.querySelector('section')?.scrollTo(0, scrolled)
}

/** The panel, and the button in its place while it is closed. */
function addPanel(shadow: ShadowRoot, told: Problems, says: string): void {
  const right = isRight(told)
  const isOpen = chosen === 'open' || (chosen === undefined && !right)
  const panel = document.createElement('section')
  panel.setAttribute('role', right ? 'region' : 'alert')
  panel.setAttribute('aria-labelledby', 'title says')
  panel.innerHTML = `<header><div><h2 id="title"></h2><p id="says"></p></div><button type="button">Hide</button></header>`
  const [title, sentence] = panel.querySelectorAll('#title, #says')
  title?.append(titleOf(told))
  sentence?.append(right ? 'They stop nothing, and are worth a look.' : says)
  if (told.failure !== null) panel.append(told.failure)
  panel.append(list(told.mistakes, 'mistake'))
  if (right) panel.append(list(told.warnings, 'warning'))
  else if (told.warnings.count > 0) {
    const warnings = document.createElement('details')
    warnings.innerHTML = '<summary></summary>'
    warnings.firstElementChild?.append(many(told.warnings.count, 'warning'))
    warnings.append(list(told.warnings, 'warning'))
    panel.append(warnings)
  }
  const opener = document.createElement('button')
  opener.type = 'button'
  opener.append(titleOf(told))
  if (!right) opener.dataset.mistakes = ''
  const hide = panel.querySelector('button')
  const open = (now: boolean) => {
    panel.hidden = !now
    opener.hidden = now
  }
  const choose = (now: boolean) => {
    chosen = now ? 'open' : 'closed'
    open(now)
    const next = now ? hide : opener
    next?.focus({ preventScroll: true })
  }
  hide?.addEventListener('click', () => choose(false))
  opener.addEventListener('click', () => choose(true))
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && choose(false))
  open(isOpen)
  shadow.querySelector('.bar')?.append(opener)
  shadow.append(panel)
}

/** "14 mistakes, 3 warnings" */
function titleOf({ mistakes, warnings, failure }: Problems): string {
  if (failure !== null) return 'The site cannot be read'
  const counts = [
    mistakes.count > 0 && many(mistakes.count, 'mistake'),
    warnings.count > 0 && many(warnings.count, 'warning'),
  ]
  return counts.filter(Boolean).join(', ')
}
