import { pictureAddress } from '../content/json/pictures.ts'
import { hashOf, lookAt } from '../content/pictures/look.ts'
import type { Picture } from '../content/pictures/picture.ts'
import { flawOf } from '../content/rules/lib/picture-words.ts'
import { largestPicture } from './largest-picture.ts'
import { Refused } from './refused.ts'

/** A picture that comes to the site. */
export interface NewPicture {
  /** As pages name it: "/images/clinic.jpg". */
  readonly address: string
  readonly bytes: Buffer
  readonly picture: Picture
}

/** Looks at a picture before it comes to the site: one that cannot be shown, or in which something runs, is refused. */
export async function newPicture(address: string, bytes: Buffer): Promise<NewPicture> {
  if (!pictureAddress.test(address) || !/^(?:\/[a-z0-9][a-z0-9._-]*)+$/.test(address) || address.length > 200)
    throw new Refused(
      'The name of a picture begins with "/images/", is in small letters, digits and "-", and ends with .jpg, .png, .webp, .avif or .svg.',
      'name it like "/images/clinic.jpg".',
    )
  if (bytes.length > largestPicture)
    throw new Refused(
      `The picture is larger than ${largestPicture / 1024 / 1024} MB.`,
      'make it smaller: 2,000 pixels are plenty.',
    )
  const picture = { ...(await lookAt(bytes, hashOf(bytes))), size: bytes.length }
  const flaw = flawOf(address, picture)
  if (flaw) throw new Refused(flaw.message, flaw.hint ?? 'send another picture.')
  return { address, bytes, picture }
}
