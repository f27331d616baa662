import sharp, { type Sharp } from 'sharp'

/** 24 of 255: what a browser smooths otherwise from one time to the next stays below. */
const leastSeen = 24
/** 16,383 pixels: WebP has 14 bits for a side. */
const tallest = 2 ** 14 - 1

/** Where two pictures differ: the later one, pale, with what changed in a strong colour. Null when nothing is seen. */
export async function difference(before: Buffer, after: Buffer): Promise<Buffer | null> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all([before, after].map((picture) => pixels(picture, width, height)))
  if (!one || !other) return null
  const drawn = Buffer.alloc(width * height * 3)
  let changed = 0
  for (let at = 0; at < drawn.length; at += 3) {
    const apart = [0, 1, 2].some((color) => Math.abs((one[at + color] ?? 0) - (other[at + color] ?? 0)) > leastSeen)
    const grey = ((other[at] ?? 0) + (other[at + 1] ?? 0) + (other[at + 2] ?? 0)) / 3
    drawn.set(apart ? [200, 0, 90] : [0, 0, 0].fill(Math.round(255 - (255 - grey) * 0.3)), at)
    if (apart) changed++
  }
  return changed === 0 ? null : asWebp(sharp(drawn, { raw: { width, height, channels: 3 } }), 80).toBuffer()
}

/** A picture as it is kept: of a section that is longer than WebP knows, such as terms of business on a phone, a smaller one. */
export function asWebp(picture: Sharp, quality: number): Sharp {
  return picture.resize({ height: tallest, withoutEnlargement: true }).webp({ quality })
}

/** The colours of a picture that stands in the upper left corner of a larger one. */
async function pixels(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const background = '#ffffff'
  const { width: own, height: high } = await sharp(picture).metadata()
  return sharp(picture)
    .flatten({ background })
    .extend({ right: width - own, bottom: height - high, background })
    .removeAlpha()
    .raw()
    .toBuffer()
}
