import { post } from './post.ts'

/** Hides the button for a chat from who reads on, and notes each chat that is opened, where the site says so. */
export function startChat(): void {
  const link = document.querySelector<HTMLAnchorElement>('#chat')
  if (!link) return
  const note = () => {
    const { log, phone = '' } = link.dataset
    if (log === undefined) return
    const message = new URL(link.href).searchParams.get('text') ?? ''
    const lead = { phone, message, page: location.pathname, timestamp: new Date().toISOString() }
    post(log, lead).catch(console.warn)
  }
  // It makes room for what is read, and comes back when somebody looks around.
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      document.documentElement.toggleAttribute('data-down', scrollY > last && scrollY > 200)
      last = scrollY
    },
    { passive: true },
  )
  // Where there is no room beside a form, it would lie on its fields.
  const forms = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) isIntersecting ? forms.add(target) : forms.delete(target)
    document.documentElement.toggleAttribute('data-form', forms.size > 0)
  })
  for (const form of document.querySelectorAll('[data-section="form"]')) observer.observe(form)
  link.addEventListener('click', note)
  // Pressed before this script came.
  if (globalThis.earlyClicks?.includes(link)) note()
}
