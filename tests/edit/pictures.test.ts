import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSite } from '../content/a-site.ts'
import { type RunningEditor, startEditor } from './start-editor.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'edit-pictures-'))
const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'edit-elsewhere-'))
const images = path.join(folder, 'public/images')
const config = path.join(folder, 'pages.json')
const drawing = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0h9v9z"/>${inside}</svg>`
const photo = (background = '#c83') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
let editor: RunningEditor
let headers: Record<string, string>

beforeAll(async () => {
  mkdirSync(images, { recursive: true })
  writeFileSync(path.join(images, 'Oven.svg'), drawing())
  symlinkSync(elsewhere, path.join(images, 'away'))
  symlinkSync(path.join(elsewhere, 'target.png'), path.join(images, 'link.png'))
  const image = { src: '/images/Oven.svg', alt: 'An oven' }
  writeFileSync(config, JSON.stringify(aSite([{ type: 'hero', heading: 'Bread at seven', image }])))
  editor = await startEditor(config)
  const cookie = await editor.enter()
  headers = { cookie, origin: editor.origin, 'x-sectile-edit': '1', 'content-type': 'application/octet-stream' }
})
afterAll(() => editor.close())

async function send(name: string, body: Buffer | string, more: Record<string, string> = {}, replace = '') {
  const address = `${editor.origin}/_edit/api/pictures?name=${encodeURIComponent(name)}${replace}`
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  return { status: answer.status, text: await answer.text() }
}

/** All files in public/ and where its links lead, as they are. */
function files(): Record<string, string> {
  const all = [images, elsewhere].flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  return Object.fromEntries(all.map((file) => [file, readFileSync(file, 'latin1')]))
}

test('a photo comes to the site as it is, with its size, in a folder that is made for it', async () => {
  const bytes = await photo()
  const { status, text } = await send('/images/shop/loaf.png', bytes)
  expect([status, JSON.parse(text)]).toMatchObject([
    200,
    { src: '/images/shop/loaf.png', width: 900, height: 600, size: bytes.length, pages: [] },
  ])
  expect(readFileSync(path.join(images, 'shop/loaf.png')).equals(bytes)).toBe(true)
})

test('a GIF becomes a still PNG, which pages can show', async () => {
  const gif = await sharp(await photo())
    .gif()
    .toBuffer()
  expect((await send('/images/loaf-still.png', gif)).status).toBe(200)
  const kept = await sharp(path.join(images, 'loaf-still.png')).metadata()
  expect([kept.format, kept.width]).toEqual(['png', 900])
})

test('the list tells size, pages and words of each picture, and small copies are small', async () => {
  const list: unknown = await (await fetch(`${editor.origin}/_edit/api/pictures`, { headers })).json()
  expect(list).toContainEqual(
    expect.objectContaining({ src: '/images/Oven.svg', width: 300, pages: ['/'], alt: 'An oven' }),
  )
  const small = (src: string) => fetch(`${editor.origin}/_edit/thumbnail?src=${src}`, { headers })
  const answer = await small('/images/Oven.svg')
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(width).toBe(320)
  for (const src of ['/images/none.png', '/images/../../pages.json', '/../pages.json', '/images/link.png', ''])
    expect((await small(encodeURIComponent(src))).status).toBe(404)
})

test('a list that somebody has is sent again only when it is another one', async () => {
  const asked = (etag = '') =>
    fetch(`${editor.origin}/_edit/api/pictures`, { headers: { ...headers, 'if-none-match': etag } })
  const first = await asked()
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, (await asked(etag)).status]).toEqual([200, 304])
  await send('/images/one-more.svg', drawing())
  const next = await asked(etag)
  expect(next.status).toBe(200)
  expect(await next.json()).toContainEqual(expect.objectContaining({ src: '/images/one-more.svg' }))
})

const hostileNames = [
  '/images/../../../etc/cron.png',
  '/images/..%2f..%2fx.png',
  '/images/a/../../x.png',
  '/images\\..\\x.png',
  '/fonts/x.png',
  'x.png',
  '/images/.hidden.png',
  '/images/.git/x.png',
  '/images/X.png',
  '/images/a b.png',
  '/images/x.png\0.svg',
  '/images/x.html',
  '/images/x.json',
  '/images/pages.json/x.gif',
  `/images/${'x'.repeat(300)}.png`,
  '/images/away/x.png',
  '/images/link.png',
  '',
]

test.for(hostileNames)('as %j no picture is written', async (name) => {
  const before = files()
  const { status } = await send(name, await photo(), {}, '&replace=1')
  expect(status).toBe(409)
  expect(files()).toEqual(before)
})

const hostileDrawings: [string, string][] = [
  ['a script', drawing('<script>alert(1)</script>')],
  ['a script with a prefix', drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
  ['a handler', drawing('<g onload="alert(1)"/>')],
  ['a link that runs', drawing('<a href="java&#10;script:alert(1)"><path d="M0 0"/></a>')],
  ['a link to a page in letters', drawing('<a href="data:text/html,&lt;script&gt;"><path d="M0 0"/></a>')],
  ['a handler that is set later', drawing('<set attributeName="onclick" to="alert(1)"/>')],
  ['a frame', drawing('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="x"/></foreignObject>')],
  ['a script in an entity', `<!DOCTYPE svg [<!ENTITY x "&#60;script>alert(1)&#60;/script>">]>${drawing('&x;')}`],
  [
    'a script in what HTML takes for a comment',
    `<!DOCTYPE svg SYSTEM "><!--">${drawing('<script>alert(1)</script><!-- -->')}`,
  ],
  ['another file', drawing('<image href="https://evil.example/track.png"/>')],
  ['a style from elsewhere', drawing('<style>@import url(https://evil.example/x.css)</style>')],
]

test.for(hostileDrawings)('a drawing with %s is refused in words', async ([, text]) => {
  const before = files()
  const answer = await send('/images/drawing.svg', text)
  expect(answer.status).toBe(409)
  expect(answer.text).toMatch(/has a script in it|needs another file|is broken/)
  expect(files()).toEqual(before)
})

test('a picture with the ending of another kind gets its own, and never a name that is taken', async () => {
  const bytes = await photo('#345')
  expect(JSON.parse((await send('/images/false.jpg', bytes)).text)).toMatchObject({ src: '/images/false.png' })
  expect(readFileSync(path.join(images, 'false.png')).equals(bytes)).toBe(true)
  expect((await send('/images/false.webp', await photo('#543'))).text).toContain('a picture /images/false.png already')
  const jpeg = await sharp(bytes).jpeg().toBuffer()
  expect(JSON.parse((await send('/images/true.jpeg', jpeg)).text)).toMatchObject({ src: '/images/true.jpeg' })
  const before = files()
  expect(JSON.parse((await send('/images/true.jpeg', bytes, {}, '&replace=1')).text)).toEqual({
    error: 'true.jpeg is a PNG, whatever its name says. Call it "/images/true.png".',
  })
  expect(files()).toEqual(before)
})

test('what is no picture, cut off or too large is refused in words', async () => {
  const before = files()
  const bytes = await photo()
  const told = async (name: string, body: Buffer | string) => (await send(name, body)).text
  expect(await told('/images/a.png', '<!doctype html><script>alert(1)</script>')).toContain('is a web page')
  expect(await told('/images/a.png', bytes.subarray(0, 200))).toContain(
    'a.png is cut off: the end of the picture is missing. Take it again from where you have it whole',
  )
  expect(await told('/images/a.png', '')).toContain('is empty')
  expect(await told('/images/a.png', Buffer.alloc(9 * 1024 * 1024, 1))).toContain('more than 8 MB')
  expect(files()).toEqual(before)
})

test('no picture is replaced unless that was asked for, in capitals or not', async () => {
  const [one, other] = [await photo('#111'), await photo('#eee')]
  expect((await send('/images/once.png', one)).status).toBe(200)
  const answer = await send('/images/once.png', other)
  expect(answer.text).toContain('There is a picture /images/once.png already. Nothing was changed.')
  expect(readFileSync(path.join(images, 'once.png')).equals(one)).toBe(true)
  expect((await send('/images/oven.svg', drawing())).status).toBe(409)
  expect((await send('/images/once.png', other, {}, '&replace=1')).status).toBe(200)
  expect(readFileSync(path.join(images, 'once.png')).equals(other)).toBe(true)
})

test.for<[string, Record<string, string>]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:3000' }],
  ['a form', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a form of plain text', { 'content-type': 'text/plain' }],
  ['a picture by its own type', { 'content-type': 'image/png' }],
  ['what has no header of ours', { 'x-sectile-edit': '' }],
  ['who has no cookie', { cookie: '' }],
])('from %s nothing is written or read', async ([, more]) => {
  const before = files()
  expect([403, 415]).toContain((await send('/images/from-elsewhere.png', await photo(), more)).status)
  expect(files()).toEqual(before)
})

test('small copies are for the author only', async () => {
  const address = `${editor.origin}/_edit/thumbnail?src=/images/Oven.svg`
  for (const more of [{ cookie: '' }, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await fetch(address, { headers: { ...headers, ...more } })).status).toBe(403)
})
