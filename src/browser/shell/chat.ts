import { post } from './post.ts'

/** Notes each chat that a visitor opens, where the site says so. The link itself needs no script. */
export function startChat(): void {
  const link = document.querySelector<HTMLAnchorElement>('#chat[data-log]')
  link?.addEventListener('click', () => {
    const { log = '', phone = '' } = link.dataset
    const message = new URL(link.href).searchParams.get('text') ?? ''
    const lead = { phone, message, page: location.pathname, timestamp: new Date().toISOString() }
    post(log, lead).catch((error: unknown) => console.warn('The chat was not noted.', error))
  })
}
