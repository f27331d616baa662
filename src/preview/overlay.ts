import type { Problems } from './messages.ts'

const id = 'sectile-problems'

/** Shows the mistakes over the page, which stays as it was when it was last right; null takes them away. */
export function showProblems(problems: Problems): void {
  document.getElementById(id)?.remove()
  if (problems === null) return
  const host = document.createElement('div')
  host.id = id
  // A shadow root: the site's styles do not reach in, nor these out.
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML = `<style>
    section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; padding: 1.25rem 1.5rem;
      background: #1d1418; color: #fff; border-block-start: 4px solid #ff8a7a; font: 1rem/1.5 system-ui; }
    h2 { margin: 0 0 .5rem; font-size: 1.1rem; }
    pre { margin: 0; font: .875rem/1.55 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    p { margin: .75rem 0 0; color: #e6cfd2; }
    button { position: absolute; inset: .75rem .75rem auto auto; padding: .5rem .9rem; border: 1px solid #fff8; border-radius: .5rem;
      background: none; color: inherit; font: inherit; cursor: pointer; }
  </style>
  <section role="alert" aria-labelledby="title"><h2 id="title">The page stays as it was until this is mended</h2>
  <pre></pre><p>Save the file again: this goes away by itself.</p><button type="button">Hide</button></section>`
  const text = shadow.querySelector('pre')
  if (text) text.textContent = problems
  shadow.querySelector('button')?.addEventListener('click', () => host.remove())
  document.body.append(host)
}
