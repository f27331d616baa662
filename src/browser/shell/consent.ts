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
  addEventListener('storage', show)
  addEventListener('pageshow', show)
  show()
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
