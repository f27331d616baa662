import path from 'node:path'
import { pictureAddress } from '../content/json/pictures.ts'
import { lookAt, pictureHash } from '../content/pictures/look.ts'
import type { Flaw, Picture } from '../content/pictures/picture.ts'
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

/**
 * Looks at a picture before it comes to the site: one that cannot be shown, or in which something runs, is refused. Where its
 * name may still be another, it ends as its bytes say.
 */
export async function newPicture(wanted: string, bytes: Buffer, isNamed = true): Promise<NewPicture> {
  if (!pictureAddress.test(wanted) || !/^(?:\/[a-z0-9][a-z0-9._-]*)+$/.test(wanted) || wanted.length > 200)
    throw new Refused(
      'The name of a picture begins with "/images/", is in small letters, digits and "-", and ends with .jpg, .png, .webp, .avif or .svg.',
      'name it like "/images/clinic.jpg".',
    )
  if (bytes.length > largestPicture)
    throw new Refused(
      `The picture is larger than ${largestPicture / 1024 / 1024} MB.`,
      'make it smaller: 2,000 pixels are plenty.',
    )
  const picture = { ...(await lookAt(bytes, pictureHash(bytes))), size: bytes.length }
  const address = isNamed ? wanted : withEnding(wanted, picture)
  const flaw = flawOf(address, picture)
  if (!flaw) return { address, bytes, picture }
  // Nobody has a file of this name yet.
  const why = flaw.message.replace(`public${address}`, path.posix.basename(address))
  throw new Refused(why, cureOf(address, picture) ?? flaw.hint ?? 'send another picture.')
}

/** What of a picture did not come. */
const cut: readonly Flaw['kind'][] = ['empty', 'cut off', 'damaged']

/** What helps where a picture on its way to the site needs something else than a file that is there. */
function cureOf(address: string, picture: Picture): string | undefined {
  if (picture.flaw && cut.includes(picture.flaw.kind))
    return 'take it again from where you have it whole, or export it again.'
  const named = withEnding(address, picture)
  return named === address ? undefined : `call it "${named}".`
}

/** The name with the ending that pictures of its kind have. */
function withEnding(address: string, { format }: Picture): string {
  const ending = format === 'JPEG' ? (/\.jpe?g$/.exec(address)?.[0] ?? '.jpg') : `.${format?.toLowerCase()}`
  return format === null ? address : address.replace(/\.[^.]+$/, ending)
}
