import { escapeHtml } from '../../agreed/escape-html.ts'
import type { Manifest } from '../../leads/manifest.ts'

/** A page that says one thing, for when the form's own page cannot be shown. */
export function messagePage(
  { language, words: { notSent } }: Manifest,
  message: string,
  details: readonly { readonly label: string; readonly message: string }[] = [],
): string {
  const title = escapeHtml(notSent.title)
  // Without a sign between: languages have different ones.
  const list = details
    .map(({ label, message }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(message)}</dd>`)
    .join('')
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>body{max-width:34rem;margin:15vh auto 0;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}dt{font-weight:600}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(message)}</p>
${list && `<dl>${list}</dl>\n`}<p>${escapeHtml(notSent.back)}</p>
</main>
</body>
</html>
`
}
