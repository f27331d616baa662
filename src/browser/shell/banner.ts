import { bannerKey } from '../../agreed/stored-keys.ts'

/** Hides the banner for good from who dismisses it; the first script of the next page knows its id. */
export function startBanner(): void {
  const { banner } = document.querySelector<HTMLElement>('script[data-banner]')?.dataset ?? {}
  const button = document.querySelector<HTMLElement>('#site-banner button')
  if (banner === undefined || !button) return
  const hide = () => document.documentElement.toggleAttribute('data-dismissed', true)
  const dismiss = () => {
    hide()
    try {
      localStorage.setItem(bannerKey, banner)
    } catch {
      // A browser that stores nothing shows it again on the next page.
    }
  }
  button.addEventListener('click', dismiss)
  // Pressed before this script came.
  if (globalThis.earlyClicks?.includes(button)) dismiss()
  // In another tab, or on a page after this one.
  const look = () => {
    try {
      if (localStorage.getItem(bannerKey) === banner) hide()
    } catch {
      // Nothing was stored.
    }
  }
  addEventListener('storage', look)
  addEventListener('pageshow', look)
}
