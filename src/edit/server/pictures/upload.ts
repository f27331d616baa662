import type { IncomingMessage } from 'node:http'
import { largestPicture } from '../../../site-files/largest-picture.ts'
import { newPicture } from '../../../site-files/new-picture.ts'
import { Refused } from '../../../site-files/refused.ts'
import type { PictureLine } from '../../agreed-pictures.ts'
import { readBytes } from '../read-bytes.ts'
import type { Session } from '../session.ts'
import { picturesOf } from './list.ts'

/**
 * Puts a picture into the site, with the ending that it should have. What pages cannot show is refused, and so is a name that
 * another one has, unless it was said that it replaces that one.
 */
export async function upload(
  session: Session,
  request: IncomingMessage,
  { name, replaces }: { readonly name: string; readonly replaces: boolean },
): Promise<PictureLine> {
  const sent = await readBytes(request, largestPicture)
  const { address, bytes } = await newPicture(name, await withoutFrames(sent), replaces).catch(inOne)
  await session.addPicture({ address, bytes, replaces })
  const line = picturesOf(session.sources).find(({ src }) => src === address)
  if (!line) throw new Refused(`public${address} was written, and the site cannot be read.`, 'mend that first.')
  return line
}

/** A GIF as a PNG of its first picture: pages show no GIF. */
async function withoutFrames(bytes: Buffer): Promise<Buffer> {
  if (!bytes.subarray(0, 4).equals(Buffer.from('GIF8'))) return bytes
  const { default: sharp } = await import('sharp')
  return sharp(bytes)
    .png()
    .toBuffer()
    .catch(() => bytes)
}

/** The author sees one message: what is wrong, and what to do. */
function inOne(error: unknown): never {
  if (!(error instanceof Refused)) throw error
  throw new Refused(`${error.why} ${error.next.charAt(0).toUpperCase()}${error.next.slice(1)}`, error.next)
}
