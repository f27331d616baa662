import { expect, test } from 'vitest'
import type { FormField } from '../../src/generated/types.ts'
import { usualWords } from '../../src/generated/words.ts'
import { namedPage } from '../../src/server/named-page.ts'
import { aSite, check } from '../content/a-site.ts'
import { all, full, html } from './render.ts'

const form = (text: string) => all(text, /<form ([^>]*)>/g).join()

test('without script it posts to the lead service', () => {
  const attributes = form(html(full('form'), { leads: 'https://leads.example' }))
  expect(attributes).toContain('action="https://leads.example/leads/repair-request"')
  expect(attributes).toContain('method="post"')
})

test('a form that sends nothing sends nothing without script either, and says so', () => {
  const text = html(full('form', { sends: false }))
  expect(form(text)).toContain('method="dialog"')
  expect(form(text)).not.toContain('action')
  expect(text).toContain('This form works only with JavaScript switched on.')
})

test('without words of its own its button has those of every site', () => {
  const { labels: _, ...unlabelled } = full('form')
  expect(html(full('form'))).toContain('>Send request<')
  expect(html(unlabelled)).toContain('>Send<')
})

test('it leaves checking to the browser', () => {
  const text = html(full('form'))
  expect(form(text)).not.toContain('novalidate')
  expect(
    all(text, /<((?:input|select|textarea) [^>]*required="[^>]*)>/g).map((field) => /name="([^"]*)"/.exec(field)?.[1]),
  ).toEqual(['firstName', 'lastName', 'kind', 'story', 'privacy'])
})

test('it has a place for what the server calls the answers, which is empty and outside of what React draws', () => {
  const own = { ...usualWords, form: { ...usualWords.form, reference: '"Nr." <{reference}> & more' } }
  const text = html(full('form', { success: 'Thanks.' }), { words: own })
  const place = '<span data-reference="&quot;Nr.&quot; &lt;{reference}&gt; &amp; more"></span></p>'
  expect(text).toContain(`<p>Thanks. ${place}`)
  expect(namedPage(text, '3F2A-91BC-07D5')).toContain('>&quot;Nr.&quot; &lt;3F2A-91BC-07D5&gt; &amp; more</span></p>')
  expect(text.indexOf('data-reference')).toBeGreaterThan(text.indexOf('type="application/json"'))
  expect(html(full('form', { sends: false }))).not.toContain('data-reference')
})

test('what takes its place is drawn once for each way in which it is thanked, and promises nothing to who cannot be answered', () => {
  const text = html(full('form'))
  const [thanks = '', unreachable = ''] = text.split('id="here_thank-you"')[1]?.split('id="here_unreachable"') ?? []
  for (const panel of [thanks, unreachable]) {
    expect(panel).toContain('<h3>Your repair is on our list</h3>')
    expect(panel).toContain('See what we mend</a>')
    expect(panel).toContain('data-reference="Your reference: {reference}."')
  }
  expect(thanks).toContain('A mechanic reads it <em>today</em>.')
  expect(unreachable).not.toContain('A mechanic')
  const { afterwards: _, ...without } = full('form')
  expect(html(without)).not.toContain('<h3>')
})

test('a line below its button stands in the form', () => {
  expect(html(full('form'))).toMatch(
    /Send request<\/button><span [^>]*data-static="\d+"><span>We answer on the <strong>same day/,
  )
})

test('no browser cuts off the end of what is pasted: how long it may be says the service', () => {
  expect(html(full('form'))).not.toMatch(/maxlength/i)
})

test('every field has a label', () => {
  const text = html(full('form'))
  const labels = all(text, /<label [^>]*for="([^"]*)"/g)
  const fields = all(text, /<(?:input|select|textarea) [^>]*id="([^"]*)"/g)
  expect(fields.filter((id) => !labels.includes(id))).toEqual([])
})

test('help is tied to its field, choices are grouped under their question', () => {
  const text = html(full('form'))
  expect(text).toMatch(/<input [^>]*aria-describedby="here_phone-description"/)
  expect(text).toMatch(
    /<p [^>]*id="here_phone-description"[^>]*><span data-static="0"><span>Only if you would like a call\./,
  )
  expect(all(text, /<legend[^>]*>([^<]*)/g)).toEqual(['How old is it?', 'Where shall we look?'])
})

test('the browser may fill in what it knows, and never the trap', () => {
  const known = all(html(full('form')), /auto[cC]omplete="([^"]*)"/g)
  expect(known).toEqual(['given-name', 'family-name', 'email', 'tel', 'off'])
})

test('the browser may fill in an address and a position, too: what people know of themselves they need not type', () => {
  const known = [
    'organization-title',
    'address-line1',
    'postal-code',
    'address-level2',
    'country-name',
    'bday',
  ] as const
  const fields = known.map((autocomplete, n): FormField => ({ kind: 'text', name: `f${n}`, label: '?', autocomplete }))
  const site = aSite([{ type: 'form', name: 'order', heading: 'Order', fields }])
  expect(check(JSON.stringify(site)).filter(({ rule }) => rule === 'schema')).toEqual([])
  expect(all(html(full('form', { fields })), /autoComplete="([^"]*)"/g)).toEqual([...known, 'off'])
})

test('of several boxes none is asked for before script can tell that any of them would do', () => {
  const field: FormField = {
    kind: 'checkboxes',
    name: 'goals',
    label: 'Goals',
    options: ['One', 'Two'],
    required: true,
  }
  const boxes = all(html(full('form', { fields: [field] })), /<(input [^>]*type="checkbox"[^>]*)>/g)
  expect(boxes.map((box) => box.includes(' required'))).toEqual([false, false])
})
