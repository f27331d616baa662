import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { lookAtPictures } from '../../src/content/pictures/known.ts'
import { formToShow, makeImages, planImages } from '../../src/publish/beside-pages/images.ts'
import { readMade } from '../../src/publish/beside-pages/made-image.ts'
import { cut, enlarged, plain, png } from '../content/tries/pictures/made.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'images-'))
  mkdirSync(path.join(folder, 'public/images'), { recursive: true })
})

function prepare(...names: string[]) {
  return prepareUnless(undefined, ...names)
}

async function prepareUnless(givenUp: AbortSignal | undefined, ...names: string[]) {
  const publicFolder = path.join(folder, 'public')
  const pictures = await lookAtPictures(publicFolder, names)
  const folders = { publicFolder, cache: path.join(folder, 'cache'), base: '/sub' }
  const planned = planImages(names, pictures, folders)
  const made = await makeImages(planned, folders, givenUp)
  return { images: new Map(planned.map(({ src, image }) => [src, image])), made }
}

function save(name: string, content: Buffer | string): void {
  writeFileSync(path.join(folder, 'public', name), content)
}

test('a photo is made in each format at the widths below its own, turned as its camera noted', async () => {
  save('images/a.jpg', await plain(600, 900).jpeg().withMetadata({ orientation: 6 }).toBuffer())
  const { images, made } = await prepare('/images/a.jpg')
  const { sources, ...whole } = images.get('/images/a.jpg') ?? { sources: [] }
  expect(whole).toEqual({ src: '/sub/images/a.jpg', width: 900, height: 600 })
  expect(sources.map(({ type, srcset }) => [type, srcset.match(/\d+w/g)])).toEqual([
    ['image/avif', ['480w', '800w', '900w']],
    ['image/webp', ['480w', '800w', '900w']],
  ])
  const sizes = await Promise.all(made.map(async ({ file }) => (await sharp(await readMade(file)).metadata()).width))
  expect(sizes).toEqual([480, 800, 900, 480, 800, 900])
})

test('of a photo that is wider than all of them each width is made and named once', async () => {
  save('images/a.jpg', await plain(2400, 30).jpeg().toBuffer())
  const { images, made } = await prepare('/images/a.jpg')
  const named = images.get('/images/a.jpg')?.sources.map(({ srcset }) => srcset.match(/\d+w/g))
  expect(named).toEqual([
    ['480w', '800w', '1200w', '1800w'],
    ['480w', '800w', '1200w', '1800w'],
  ])
  expect(new Set(made.map(({ name }) => name)).size).toBe(made.length)
})

test('none is made once the build is given up', async () => {
  save('images/a.jpg', await plain(600, 900).jpeg().toBuffer())
  const { made } = await prepareUnless(AbortSignal.abort(), '/images/a.jpg')
  expect(made.map(({ file }) => existsSync(file))).toEqual(made.map(() => false))
  expect(made).not.toEqual([])
})

test('who writes waits for none of them: until a build has made them, others are shown that are quick to make', async () => {
  save('images/a.jpg', await plain(900, 600).jpeg().toBuffer())
  const publicFolder = path.join(folder, 'public')
  const pictures = await lookAtPictures(publicFolder, ['/images/a.jpg'])
  const cache = path.join(folder, 'cache')
  const [planned] = planImages(['/images/a.jpg'], pictures, { publicFolder, cache, base: '/sub' })
  expect(existsSync(cache)).toBe(false)
  const [small] = planned?.forms ?? []
  if (!planned || !small) throw new Error('There are no smaller forms.')
  const shown = async () => {
    const { bytes, type } = await formToShow(small, publicFolder)
    const { format, width, height } = await sharp(bytes).metadata()
    return [type, format, width, height]
  }
  expect(await shown()).toEqual(['image/webp', 'webp', 480, 320])
  const { images, made } = await prepare('/images/a.jpg')
  expect(images.get(planned.src)).toEqual(planned.image)
  expect(made).toEqual(planned.forms)
  expect(await shown()).toEqual(['image/avif', 'heif', 480, 320])
})

test('one of which a power cut has left the name alone is made anew', async () => {
  save('images/a.jpg', await plain(600, 400).jpeg().toBuffer())
  const [first] = (await prepare('/images/a.jpg')).made
  const whole = readFileSync(first?.file ?? '')
  writeFileSync(first?.file ?? '', '')
  await prepare('/images/a.jpg')
  expect(readFileSync(first?.file ?? '').equals(whole)).toBe(true)
})

test('what was made of a picture is used again, also after the file was copied', async () => {
  const small = await plain(300, 200).png().toBuffer()
  save('images/a.png', small)
  const before = await prepare('/images/a.png')
  const files = readdirSync(path.join(folder, 'cache'))
  save('images/a.png', small)
  expect(await prepare('/images/a.png')).toEqual(before)
  expect(readdirSync(path.join(folder, 'cache'))).toEqual(files)
})

test('of a picture that another one has taken the place of nothing is made under its name', async () => {
  const publicFolder = path.join(folder, 'public')
  const folders = { publicFolder, cache: path.join(folder, 'cache'), base: '' }
  save('images/a.png', await plain(300, 200).png().toBuffer())
  const planned = planImages(['/images/a.png'], await lookAtPictures(publicFolder, ['/images/a.png']), folders)
  save('images/a.png', await plain(300, 201).png().toBuffer())
  await expect(makeImages(planned, folders)).rejects.toThrow(
    'public/images/a.png could not be made smaller: it was changed while the site was built. Run the command again.',
  )
  expect(existsSync(folders.cache)).toBe(false)
})

test.each([
  ['no picture', 'soon'],
  ['empty', ''],
  ['cut off', cut(png)],
  ['far too large', enlarged(png, 40_000)],
])('a picture that is %s stops nothing by itself', async (_, content) => {
  save('images/a.png', content)
  const { images } = await prepare('/images/a.png')
  expect(images.get('/images/a.png')?.src).toBe('/sub/images/a.png')
})

test('of a form that is not as it was made nothing is shown, and something else in its place is taken away', async () => {
  save('images/a.jpg', await plain(600, 900).jpeg().toBuffer())
  const { made } = await prepare('/images/a.jpg')
  const [{ file } = { file: '' }] = made
  const whole = readFileSync(file)
  for (const left of [whole.subarray(0, -1), whole.subarray(8), Buffer.concat([whole, whole])]) {
    writeFileSync(file, left)
    expect(await readMade(file)).toBeUndefined()
  }
  rmSync(file)
  mkdirSync(file)
  await prepare('/images/a.jpg')
  expect((await readMade(file))?.equals(whole.subarray(8))).toBe(true)
})
