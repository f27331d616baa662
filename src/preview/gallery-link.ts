/** Leads from a page of the preview to all sections that there are: small, at an edge where sites have little, and above what the preview says. */
export function showGalleryLink(): void {
  const host = document.createElement('aside')
  host.ariaLabel = 'Preview'
  // A shadow root: the site's styles do not reach in, nor these out.
  host.attachShadow({ mode: 'open' }).innerHTML = `<style>
    a { position: fixed; inset: auto auto 3.75rem .5rem; z-index: 10; padding: .25rem .6rem; border: 1px solid #fff8; border-radius: 1rem;
      background: #1d1418; color: #fff; font: .75rem/1.4 system-ui; text-decoration: none; opacity: .75; }
    a:hover, a:focus-visible { opacity: 1; outline: 2px solid #fff; }
    @media print { a { display: none; } }
  </style><a href="/_sections">All sections</a>`
  document.body.append(host)
}
