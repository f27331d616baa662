/** Plays the film in the place of its picture. Nothing is asked of anybody before. */
export function enhance(section: HTMLElement): void {
  const link = section.querySelector<HTMLAnchorElement>('[data-play]')
  link?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const player = link.dataset.play ? hosted(link.dataset.play) : own(link.href, link.dataset.captions)
    player.title = section.querySelector('h1, h2')?.textContent ?? ''
    // The link stays for paper; on screens the style sheet takes it away.
    link.after(player)
    // It stands where the visitor has just looked: nothing need be scrolled for it.
    player.focus({ preventScroll: true })
  })
}

/** The player of a film host. */
function hosted(address: string): HTMLElement {
  const frame = document.createElement('iframe')
  frame.allow = 'autoplay; fullscreen'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = address
  return frame
}

/** The browser's own player. */
function own(address: string, captions: string | undefined): HTMLElement {
  const film = document.createElement('video')
  film.controls = true
  film.autoplay = true
  film.src = address
  if (captions !== undefined) {
    const track = document.createElement('track')
    track.kind = 'captions'
    track.srclang = document.documentElement.lang
    track.src = captions
    track.default = true
    film.append(track)
  }
  return film
}
