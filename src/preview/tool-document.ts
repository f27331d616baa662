interface Files {
  readonly scripts: readonly string[]
  readonly sheets: readonly string[]
}

/** The document in which a tool for authors runs, whichever of its pages is asked for: its title, its place, and what it loads. */
export function toolDocument(title: string, place: string, { scripts, sheets }: Files): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
</head>
<body>
<div id="${place}"></div>
<noscript>The ${place} needs JavaScript.</noscript>
${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n')}
</body>
</html>`
}
