const days30 = 2_592_000

/** Remembers which campaign brought the visitor. */
export function startCampaign(): void {
  const source = new URLSearchParams(location.search).get('utm_source')
  if (!source) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where this site is read over plain HTTP.
  document.cookie = `utm_source=${encodeURIComponent(source)}; path=/; max-age=${days30}; SameSite=Lax${secure}`
}
