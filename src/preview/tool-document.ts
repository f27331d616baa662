/** The document in which a tool for authors runs, whichever of its pages is asked for: its title, where it begins, and its place. */
export function toolDocument(title: string, script: string, place: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="${place}"></div>
<noscript>The ${place} needs JavaScript.</noscript>
<script type="module" src="${script}"></script>
</body>
</html>`
}
