import path from 'node:path'
import { pictureAddress } from '../../content/json/pictures.ts'
import { hashOf, lookAt } from '../../content/pictures/look.ts'
import type { Picture } from '../../content/pictures/picture.ts'
import { flawOf } from '../../content/rules/lib/picture-words.ts'
import { Refused } from '../../site-files/refused.ts'

/** 8 MB: what a camera makes; pages get smaller ones of it. */
const largest = 8 * 1024 * 1024

/** A picture that comes to the site. */
export interface NewPicture {
  /** As pages name it: "/images/clinic.jpg". */
  readonly address: string
  readonly bytes: Buffer
  readonly picture: Picture
}

/** Looks at a picture before it comes to the site: one that cannot be shown, or in which something runs, is refused. */
export async function newPicture(address: string, data: string): Promise<NewPicture> {
  const isPlain = pictureAddress.test(address) && path.posix.normalize(address) === address
  if (!isPlain || !/^\/images\/[a-z0-9][a-z0-9._/-]*$/.test(address))
    throw new Refused(
      'The name of a picture begins with "/images/", is in small letters, digits and "-", and ends with .jpg, .png, .webp or .svg.',
      'name it like "/images/clinic.jpg".',
    )
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > largest)
    throw new Refused(
      `The picture is larger than ${largest / 1024 / 1024} MB.`,
      'make it smaller: 2,000 pixels are plenty.',
    )
  if (bytes.toString('base64').replace(/=+$/, '') !== data.replace(/\s/g, '').replace(/=+$/, ''))
    throw new Refused('The picture is not written in Base64.', 'send its bytes in Base64, without "data:" before them.')
  const picture = { ...(await lookAt(bytes, hashOf(bytes))), size: bytes.length }
  const flaw = flawOf(address, picture)
  if (flaw) throw new Refused(flaw.message, flaw.hint ?? 'send another picture.')
  return { address, bytes, picture }
}
