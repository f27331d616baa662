import { escapeHtml } from '../../../src/agreed/escape-html.ts'
import { asText } from '../../../src/changes/tell/text.ts'
import type { Album, Picture, Pictured } from '../../../src/screens/album.ts'

const choice = '<fieldset class="views" hidden><legend>Show</legend>'

/** Whether a page is one that was made here. */
export function isAlbum(page: string): boolean {
  return page.includes(choice)
}

/** A page to leaf through pictures: it stands alone, and without script shows all of them side by side. */
export function albumPage({ called, pictured, left }: Album): string {
  const count = pictured.length + left
  const title =
    count === 0
      ? 'No section looks otherwise by itself'
      : count === 1
        ? '1 section looks otherwise'
        : `${count} sections look otherwise`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>Compared with ${escapeHtml(called)}.${left > 0 ? ` The first ${pictured.length} are shown.` : ''} What colours, type and spacing of the theme change on every page, and the menu and the footer, has no pictures here.</p>
${choice}
${views.map(([value, label], index) => `<label><input type="radio" name="view" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`).join('\n')}
</fieldset>
</header>
<main>
${pictured.map(article).join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`
}

const views = [
  ['beside', 'side by side'],
  ['slider', 'one over the other'],
  ['difference', 'only the difference'],
]

function article({ page, type, words, shots }: Pictured, index: number): string {
  const told =
    words.length > 0
      ? `<ul>${words.map((line) => `<li>${escapeHtml(`${line.done}: ${asText(line.words)}`)}</li>`).join('')}</ul>`
      : ''
  return `<article aria-labelledby="section-${index + 1}">
<div class="words"><h2 id="section-${index + 1}">${escapeHtml(page)} <small>${escapeHtml(type)}</small></h2>
${told}</div>
<div>${shots.map((shot) => widthOf(shot, `${page}, ${type}`)).join('\n')}</div>
</article>`
}

function widthOf({ width, before, after, difference }: Pictured['shots'][number], name: string): string {
  const both = before && after
  const what = !before ? 'New' : !after ? 'Gone' : difference ? '' : 'It looks the same'
  return `<section aria-label="${escapeHtml(name)} at ${width} pixels"${both ? ' class="both"' : ''}>
<h3>${width} pixels${what && ` <small>${what}</small>`}</h3>
<div class="pictures" style="--width: ${width}px">
${[image(before, 'before', name), image(after, 'after', name), image(difference, 'difference', name)].filter(Boolean).join('\n')}
</div>
${both ? `<label class="slide" hidden>before <input type="range" min="0" max="100" value="50" aria-label="How much of ${escapeHtml(name)} at ${width} pixels is shown as it was before"> after</label>` : ''}
</section>`
}

function image(picture: Picture | undefined, kind: string, name: string): string {
  if (!picture) return ''
  const { file, width, height } = picture
  return `<figure class="${kind}"><figcaption>${kind}</figcaption><img src="${file}" width="${width}" height="${height}" loading="lazy" alt="${escapeHtml(name)}: ${kind}"></figure>`
}

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2530; background: #f3f4f6 }
body { margin: 0 }
header { position: sticky; top: 0; z-index: 2; padding: .75rem 1.5rem; background: #fff; border-bottom: 1px solid #d5dae1; display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: baseline }
h1 { font-size: 1.25rem; margin: 0 } header p { margin: 0 }
.views:not([hidden]) { border: 0; margin: 0 0 0 auto; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1rem } .views legend { float: left; margin-right: 1rem }
input { accent-color: #0b57a4 } :focus-visible { outline: 3px solid #0b57a4; outline-offset: 2px }
main { padding: 1.5rem; display: grid; gap: 1.5rem }
article { background: #fff; border: 1px solid #d5dae1; border-radius: .5rem; padding: 1.25rem; display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr) }
h2 { font-size: 1.1rem; margin: 0 } h3 { font-size: 1rem; margin: 0 0 .5rem } small { font-weight: 400; color: #52606d }
ul { padding-left: 1.2rem; margin: .5rem 0 0; overflow-wrap: anywhere }
section + section { margin-top: 1.5rem }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(0, min(100%, var(--width)))); gap: .75rem; align-items: start }
figure { margin: 0; min-width: 0 } figcaption { font-size: .875rem; color: #52606d }
img { display: block; max-width: 100%; height: auto; border: 1px solid #d5dae1 }
.slide:not([hidden]) { display: flex; gap: .75rem; margin-top: .5rem; max-width: 40rem } .slide input { flex: 1 }
[data-view=beside] .both .difference, [data-view=difference] .both:has(.difference) :is(.before, .after) { display: none }
[data-view=beside] .pictures:has(.before + .after) { grid-template-columns: repeat(2, minmax(0, var(--width))) }
[data-view=slider] .both .difference, [data-view=slider] .both figcaption { display: none }
[data-view=slider] .both .pictures { display: grid; grid-template-columns: minmax(0, var(--width)) }
[data-view=slider] .both :is(.before, .after) { grid-area: 1 / 1 }
[data-view=slider] .both .before { clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0) }
[data-view=slider] .both .after { clip-path: inset(0 0 0 var(--at, 50%)) }
@media (min-width: 75rem) { article { grid-template-columns: 20rem minmax(0, 1fr) } .words { position: sticky; top: 5rem; align-self: start } }
`

const script = `
const views = document.querySelector('.views')
views.hidden = false
const show = (view) => {
  document.body.dataset.view = view
  for (const slide of document.querySelectorAll('.slide')) slide.hidden = view !== 'slider'
}
views.addEventListener('change', (event) => show(event.target.value))
document.addEventListener('input', (event) => {
  if (event.target.type === 'range') event.target.closest('section').style.setProperty('--at', event.target.value + '%')
})
show('beside')
`
