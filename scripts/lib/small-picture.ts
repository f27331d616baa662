import sharp from 'sharp'

/** As good as it can be within its bytes. */
export async function smallPicture(picture: Buffer, width: number, maxBytes: number): Promise<Buffer> {
  for (let quality = 75; ; quality -= 10) {
    const made = await sharp(picture).resize({ width }).webp({ quality, effort: 6 }).toBuffer()
    if (made.length <= maxBytes || quality < 20) return made
  }
}
