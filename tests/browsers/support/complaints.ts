import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

declare global {
  /** What this page has complained about. */
  var complaints: string[]
}

const script = '/complaints.js'

/** Puts a script before all others of each page, because WebDriver tells nothing of what a page complains about. */
export function hearComplaints(app: FastifyInstance): void {
  app.get(script, (_request, reply) => reply.type('text/javascript').send(`(${hear})()`))
  app.addHook('onRequest', async ({ headers }) => {
    // What is compressed cannot be added to.
    delete headers['accept-encoding']
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload
    const html = await text(payload as AsyncIterable<string>)
    reply.removeHeader('content-length')
    return html.replace('<head>', `<head><script src="${script}"></script>`)
  })
}

/** Runs in the page. */
function hear(): void {
  const complaints: string[] = []
  globalThis.complaints = complaints
  const failed = ({ target, message }: ErrorEvent) => {
    if (!(target instanceof Element)) complaints.push(message)
    // What Firefox fetches ahead ends when its page does.
    else if (!target.matches('[rel="next"]')) complaints.push(`${target.outerHTML} did not load`)
  }
  addEventListener('error', failed, true)
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`${effectiveDirective} forbids ${blockedURI}`),
  )
  for (const how of ['error', 'warn'] as const) {
    const say = console[how]
    console[how] = (...words) => {
      complaints.push(words.join(' '))
      say(...words)
    }
  }
}
