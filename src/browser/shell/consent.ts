import { consentKey } from '../../agreed/stored-keys.ts'

/** For this page only, where the browser lets nothing be stored. */
let accepted = false

/** Shows the notice about cookies until the visitor has accepted it, on this page, another one or in another tab. */
export function startConsent(): void {
  const notice = document.querySelector<HTMLElement>('#consent')
  if (!notice) return
  const show = () => {
    notice.hidden = hasAccepted()
  }
  notice.querySelector('button')?.addEventListener('click', () => {
    accept()
    show()
  })
  // Pressed before this script came.
  if (globalThis.earlyClicks?.some((target) => notice.contains(target))) accept()
  const words = notice.querySelector('p')
  // A link in them is a stop by itself.
  if (words && !words.querySelector('a')) stopWhereScrolled(words)
  addEventListener('storage', show)
  addEventListener('pageshow', show)
  show()
}

/** Of what is scrolled, some browsers make no stop: the keyboard would not get to its end. */
function stopWhereScrolled(words: HTMLElement): void {
  new ResizeObserver(() => {
    if (words.scrollHeight > words.clientHeight) words.tabIndex = 0
    else words.removeAttribute('tabindex')
  }).observe(words)
}

function hasAccepted(): boolean {
  try {
    return accepted || localStorage.getItem(consentKey) === 'true'
  } catch {
    return accepted
  }
}

function accept(): void {
  accepted = true
  try {
    localStorage.setItem(consentKey, 'true')
  } catch {
    // A browser that stores nothing asks again on the next page.
  }
}
