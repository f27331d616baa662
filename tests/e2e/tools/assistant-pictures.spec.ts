import sharp from 'sharp'
import { openSession } from '../../assistant/session.ts'
import { expect, test } from '../support/test.ts'

test('an assistant is shown a page and a section, before and after a batch', async () => {
  const session = await openSession({ env: { CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '' } })
  try {
    const changed = await session.call('propose', {
      title: 'A longer heading',
      operations: [
        {
          op: 'set',
          page: '/',
          section: 'welcome',
          at: '/heading',
          value: 'Looked after by all of us, close to your home',
        },
      ],
    })
    expect(changed.refused).toBe(false)
    const [before, now, ...others] = (await session.call('show', { page: '/', section: 1, when: 'both' })).pictures
    expect(others).toEqual([])
    for (const picture of [before, now])
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1280 })
    expect(await differenceOf(before, now), 'the heading is another one').toBeGreaterThan(1)
    const [phone] = (await session.call('show', { page: '/pharmacies', width: 360 })).pictures
    const { width, height } = await sharp(phone).metadata()
    expect(width).toBe(360)
    expect(height, 'the whole page, and not only the first screen').toBeGreaterThan(900)
  } finally {
    await session.close()
  }
})

/** How far two pictures are apart, of 255. */
async function differenceOf(one: Buffer | undefined, other: Buffer | undefined): Promise<number> {
  const small = (picture: Buffer | undefined) =>
    sharp(picture).resize(64, 64, { fit: 'fill' }).greyscale().raw().toBuffer()
  const [a, b] = await Promise.all([small(one), small(other)])
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}
