import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { usualWords } from '../../src/generated/words.ts'
import { referenceOf } from '../../src/leads/reference.ts'
import { renderShell } from '../../src/render/shell.ts'
import { fillTemplate } from '../../src/render/template.ts'
import { answers, form, siteWith } from '../leads/a-site.ts'
import { storedLeads } from '../leads/stored.ts'
import { html as renderSection } from '../sections/render.ts'
import { folderWith } from './fake-site.ts'
import { postForm, postJson, serveLeads } from './leads-server.ts'

const request = '/leads/service-request'
const site = siteWith(form)
const footer = fillTemplate(
  renderShell(site.settings, { base: '', leads: '', words: usualWords, images: new Map() }).footer,
  { path: '/' },
)
const page = `<!doctype html><title>Request</title>${renderSection(form, { id: 'request' })}${footer}`

/** Pages as the build writes them, and the service beside them. */
async function serveBoth(options: Parameters<typeof serveLeads>[0] = {}) {
  const pages = { 'request/index.html': page, 'pricing/index.html': page, 'index.html': page }
  return serveLeads({ site, dist: await folderWith(pages), ...options })
}

/** The same answers as a browser sends them. */
const filled: [string, string][] = [
  ...Object.entries(answers).flatMap(([name, answer]): [string, string][] => {
    if (typeof answer === 'boolean') return answer ? [[name, 'true']] : []
    return Array.isArray(answer) ? answer.map((one) => [name, one]) : [[name, String(answer)]]
  }),
  ['contact_website', ''],
]

test('answers are stored as if script had sent them, and the visitor is sent back to the page', async () => {
  const { app, store } = await serveBoth()
  const answer = await postForm(app, request, filled, { referer: 'https://www.site.example/request' })
  const [lead] = await storedLeads(store)
  expect(lead).toMatchObject({ data: answers, page: '/request', suspicion: null })
  const reference = referenceOf(lead?.id ?? '')
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/request?reference=${reference}#request_thank-you`,
  ])
  const thanks = await app.inject(`/request?reference=${reference}`)
  expect([thanks.statusCode, thanks.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(thanks.body).toMatch(
    new RegExp(`id="request_thank-you">Thank you[^<]*<span [^>]*>Your reference: ${reference}\\.</span></p>`),
  )
  // And nothing else has changed.
  expect(thanks.body.replace(`Your reference: ${reference}.`, '')).toBe(page)
})

test.each([
  '',
  'Call-now-+190',
  '<b>3F2A-91BC-07D5</b>',
  '3F2A-91BC-07D5.',
  '3f2a-91bc-07d5',
  '3F2A-91BC-07D',
  '3F2A-91BC-07D5%0A',
])('an address that names "%s" as a reference shows nothing of it', async (reference) => {
  const { app } = await serveBoth()
  expect((await app.inject(`/request?reference=${reference}`)).body).toBe(page)
})

test('line breaks count once, whatever the browser makes of them', async () => {
  const { app, store } = await serveBoth()
  await postForm(app, request, [...filled.filter(([name]) => name !== 'help'), ['help', 'a\r\n'.repeat(2500)]])
  expect(await storedLeads(store)).toMatchObject([{ data: { help: 'a\n'.repeat(2500) } }])
})

test('the newsletter leads back to the page that it was sent from, and to no other site', async () => {
  const { app } = await serveBoth()
  const leadsTo = async (referer: string) =>
    (await postForm(app, '/leads/newsletter', { email: 'a@host.example' }, { referer })).headers.location
  expect(await leadsTo('https://www.site.example/pricing?utm_source=x')).toBe('/pricing#newsletter_thank-you')
  expect(await leadsTo('https://www.site.example//elsewhere.example')).toBe('/#newsletter_thank-you')
  expect(await leadsTo('https://www.site.example/../../etc')).toBe('/#newsletter_thank-you')
  expect(page).toContain('id="newsletter_thank-you"')
})

describe('answers that cannot be accepted', () => {
  const wrong: [string, string][] = [
    ['name', '"Meera" <b>$&</b>'],
    ['email', 'meera@'],
    ['industry', 'Shops'],
    ['status', 'Paper'],
    ['goals', 'Other'],
    ['help', '\n</textarea>It\'s "here"'],
    ['updates', 'true'],
  ]

  test('stand in the form again', async () => {
    const { app, store } = await serveBoth()
    const { statusCode, headers, body } = await postForm(app, request, wrong)
    expect([statusCode, headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
    expect(body).toContain('value="&quot;Meera&quot; &lt;b&gt;$&amp;&lt;/b&gt;"')
    expect(body).toMatch(/<input [^>]*name="email"[^>]* value="meera@"/)
    expect(body).toMatch(/<option value="Shops" selected="">/)
    expect(body).toMatch(/<input [^>]*type="radio"[^>]*value="Paper"[^>]*checked=""/)
    expect(body).toMatch(/<input [^>]*type="checkbox"[^>]*value="Other"[^>]*checked=""/)
    expect(body).toMatch(/<input [^>]*name="updates"[^>]*checked=""/)
    expect(body.match(/checked=""/g)).toHaveLength(3)
    expect(body).toContain(">\n\n&lt;/textarea&gt;It's &quot;here&quot;</textarea>")
    expect(await storedLeads(store)).toEqual([])
  })

  test('of which one is a whole document are all there, and which takes less is said', async () => {
    const { app } = await serveBoth()
    const document = 'All that we ever wrote. '.repeat(10_000)
    const { statusCode, body } = await postForm(app, request, [
      ...filled.filter(([name]) => name !== 'help'),
      ['help', document],
    ])
    expect(statusCode).toBe(422)
    expect(body).toContain(`>\n${document}</textarea>`)
    expect(body).toContain('<p data-problem id="request_help-problem">Please use at most 5000 characters.</p>')
  })

  test('stand at an address that leads back to the form when a tab is opened again', async () => {
    const leadsTo = async (app: FastifyInstance, url: string) =>
      (await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })).headers.location
    const { app } = await serveBoth()
    expect(await leadsTo(app, request)).toBe('/request#request')
    expect(await leadsTo(app, '/leads/newsletter')).toBe('/#newsletter')
    const alone = await serveLeads({ site })
    expect(await leadsTo(alone.app, request)).toBe('https://www.site.example/request#request')
    const below = await serveLeads({ site, dist: await folderWith({}), base: '/sub' })
    expect(await leadsTo(below.app, `/sub${request}`)).toBe('/sub/request#request')
    expect((await app.inject(request)).statusCode).toBe(405)
  })

  test('are kept by no cache', async () => {
    const { app } = await serveBoth()
    const { headers } = await postForm(app, request, wrong)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('have words next to them that belong to their fields', async () => {
    const { app } = await serveBoth()
    const { body } = await postForm(app, request, wrong)
    expect(body).toContain('<title>Not sent – Request</title>')
    expect(body).toContain('<p data-problem role="alert">Not sent: please look at what is marked.</p>')
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(body).toMatch(/<input [^>]*name="email"[^>]*aria-describedby="request_email-problem"[^>]*autofocus=""/)
    expect(body).toMatch(/name="email"[^>]*><p data-problem id="request_email-problem">Please enter an e-mail address/)
    expect(body).toMatch(/I agree\.<\/span><\/span><\/label><p data-problem id="request_privacy-problem">Please tick/)
  })

  test('are said over a group of boxes, and keep the help of a field', async () => {
    const several = { ...form, fields: form.fields.map((field) => ({ ...field, help: 'Help.', required: true })) }
    const built = renderSection(several, { id: 'request' })
    const dist = await folderWith({ 'request/index.html': `<title>A</title>${built}` })
    const { app } = await serveLeads({ site: siteWith(several), dist })
    const { body } = await postForm(app, request, [])
    expect(body).toMatch(
      /Goals<span[^>]*> \*<\/span><\/legend><p data-problem id="request_goals-problem">Please choose at/,
    )
    expect(body).toMatch(/<select [^>]*aria-describedby="request_industry-description request_industry-problem"/)
    expect(body).toMatch(/<\/select><p data-problem id="request_industry-problem">Please choose one\.<\/p>/)
    expect(body).toMatch(/<\/textarea><p data-problem id="request_help-problem">Please fill in this field\.<\/p>/)
  })

  test('can be sent again, and are then known to come from the page', async () => {
    const { app, store } = await serveBoth()
    const { body } = await postForm(
      app,
      '/leads/newsletter',
      { email: 'a@b' },
      { referer: 'https://x.example/pricing' },
    )
    expect(body).toMatch(/<input [^>]*value="a@b" aria-invalid="true" autofocus=""/)
    expect(body).toMatch(/id="newsletter_note" role="status">Invalid email address<\/p>/)
    const [, from = ''] = /<input type="hidden" name="_page" value="([^"]*)">/.exec(body) ?? []
    const again = await postForm(app, '/leads/newsletter', { email: 'a@host.example', _page: from })
    expect(again.headers.location).toBe('/pricing#newsletter_thank-you')
    expect(await storedLeads(store)).toMatchObject([{ page: '/pricing', data: { email: 'a@host.example' } }])
  })

  test('come back in the form that they fit best, of two with one name, though nobody says the page', async () => {
    const email = { kind: 'email' as const, name: 'email', label: 'E-mail', required: true as const }
    const short = { ...form, id: 'short', fields: [email] }
    const built = [short, form].map((each) => renderSection(each, { id: each.id ?? '' })).join('')
    const dist = await folderWith({ 'request/index.html': `<title>A</title>${built}` })
    const { app } = await serveLeads({ site: siteWith(short, form), dist })
    const marked = async (pairs: [string, string][]) =>
      (await postForm(app, request, pairs)).body.match(/(?<=data-problem id=")[^"]*/g)
    expect(await marked(wrong)).toEqual(['request_email-problem', 'request_privacy-problem'])
    expect(await marked([['email', 'no']])).toEqual(['short_email-problem'])
  })

  test('stay as they are when script comes: React would begin with an empty form', async () => {
    const { app } = await serveBoth()
    expect(page).toContain('data-island="form"')
    expect((await postForm(app, request, wrong)).body).not.toContain('data-island="form"')
  })
})

test('a store that fails keeps the answers on the page, and says so', async () => {
  const { app } = await serveBoth({ receive: () => Promise.reject(new Error('The disk is full.')) })
  const { body, statusCode, headers } = await postForm(app, request, filled)
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(body).toContain('role="alert">Something went wrong. Please try again later.</p>')
  expect(body).toContain('value="Meera Nair"')
  expect(body).not.toContain('disk')
})

test('a service that runs alone sends visitors back to the site, or says what is wrong', async () => {
  const { app } = await serveLeads({ settings: { origins: ['https://preview.example'] } })
  const leadsTo = async (headers: Record<string, string>) =>
    (await postForm(app, request, filled, headers)).headers.location
  expect(await leadsTo({})).toMatch(/^https:\/\/www\.site\.example\/request\?reference=[^#]*#request_thank-you$/)
  expect(await leadsTo({ origin: 'https://preview.example' })).toMatch(/^https:\/\/preview\.example\/request\?/)
  const { statusCode, body } = await postForm(app, request, [])
  expect(statusCode).toBe(422)
  expect(body).toContain('<dt>Name</dt><dd>Please fill in this field.</dd>')
})

test('a page that only says what is wrong begins where its words begin, as in Arabic', async () => {
  const { app } = await serveLeads()
  const { body } = await postForm(app, '/leads/unknown', filled)
  expect(body).toMatch(/^<!doctype html>\n<html [^>]*dir="auto">/)
})

test('a site below a path is led back to below it', async () => {
  const dist = await folderWith({ 'request/index.html': page })
  const { app, store } = await serveLeads({ site, dist, base: '/sub' })
  const answer = await postForm(app, request, filled, { referer: 'https://www.site.example/sub/request' })
  expect(answer.headers.location).toMatch(/^\/sub\/request\?reference=.*#request_thank-you$/)
  expect((await storedLeads(store))[0]?.page).toBe('/request')
})

test('below a path, what is corrected comes from its page all the same', async () => {
  const { app, store } = await serveBoth({ base: '/sub' })
  const target = '/leads/newsletter'
  const { body } = await postForm(app, target, { email: 'a@b' }, { referer: 'https://x.example/sub/pricing/' })
  const [, from = ''] = /<input type="hidden" name="_page" value="([^"]*)">/.exec(body) ?? []
  expect(from).toBe('/sub/pricing')
  const again = await postForm(app, target, { email: 'a@host.example', _page: from })
  expect(again.headers.location).toBe('/sub/pricing#newsletter_thank-you')
  expect(await storedLeads(store)).toMatchObject([{ page: '/pricing' }])
})

describe('a form has no key, and', () => {
  const from = (address: string) => ({ referer: 'https://www.site.example/request', 'x-forwarded-for': address })
  const behindProxy = { settings: { trustedProxies: 1 } }

  test('sent twice from one address it is one lead, also after the service was started anew', async () => {
    const { app, store } = await serveBoth(behindProxy)
    const first = await postForm(app, request, filled, from('203.0.113.7'))
    await app.close()
    const { app: anew } = await serveBoth({ ...behindProxy, store })
    const second = await postForm(anew, request, filled, from('203.0.113.7:5001'))
    expect([second.statusCode, second.headers.location]).toEqual([303, first.headers.location])
    expect(await storedLeads(store)).toHaveLength(1)
  })

  test('sent from two addresses, or with a word changed, it is two', async () => {
    const { app, store } = await serveBoth(behindProxy)
    await postForm(app, request, filled, from('203.0.113.7'))
    await postForm(app, request, filled, from('203.0.113.8'))
    const changed = filled.map(([name, answer]): [string, string] => [name, name === 'help' ? `${answer}!` : answer])
    expect((await postForm(app, request, changed, from('203.0.113.7'))).statusCode).toBe(303)
    expect(await storedLeads(store)).toHaveLength(3)
  })

  test('what script sends without one is a lead each time', async () => {
    const { app, store } = await serveBoth()
    for (const status of [201, 201]) expect((await postJson(app, request, answers)).statusCode).toBe(status)
    expect(await storedLeads(store)).toHaveLength(2)
  })
})
