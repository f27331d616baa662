import type { FastifyReply } from 'fastify'

/** What a browser is told in place of a page. None of it comes from a request. */
export interface Notice {
  readonly status: number
  readonly title: string
  readonly text: string
  /** After how many seconds the browser asks again, or goes where. */
  readonly refresh?: string
}

export const notices = {
  otherHost: {
    status: 403,
    title: 'Not at this address',
    text: 'This preview is shown only at the address that was given to you.',
  },
  noToken: {
    status: 403,
    title: 'The address is not whole',
    text: 'Open the whole address that was given to you, or scan its code again. It changes each time the preview is started.',
  },
  readOnly: {
    status: 405,
    title: 'Nothing was sent',
    text: 'This is a preview, in which forms reach nobody. Go back with your browser.',
  },
  notReady: {
    status: 503,
    title: 'The site is being made',
    text: 'It is shown as soon as it is ready and has no mistakes.',
    refresh: '2',
  },
  welcome: {
    status: 200,
    title: 'Preview',
    text: 'The preview opens.',
    refresh: '0; url=/',
  },
} as const satisfies Record<string, Notice>

/** Answers with a small page of its own. */
export function tell(reply: FastifyReply, { status, title, text, refresh }: Notice): FastifyReply {
  const going = refresh ? `<meta http-equiv="refresh" content="${refresh}">\n` : ''
  return reply
    .code(status)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${going}<style>:root{color-scheme:light dark}body{max-width:34rem;margin:4rem auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`)
}
