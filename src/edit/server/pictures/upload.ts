import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { LiveContent } from '../../../preview/content.ts'
import { insideOf } from '../../../site-files/inside.ts'
import { largestPicture } from '../../../site-files/largest-picture.ts'
import { newPicture } from '../../../site-files/new-picture.ts'
import { Refused } from '../../../site-files/refused.ts'
import { bytesOf, writeAll } from '../../../site-files/write.ts'
import type { PictureLine } from '../../agreed.ts'
import { readBytes } from '../read-bytes.ts'
import { picturesOf } from './list.ts'

/**
 * Puts a picture into the site. What pages cannot show is refused, and so is a name that another one has, unless it was
 * said that it replaces that one.
 */
export async function upload(
  content: LiveContent,
  folder: string,
  request: IncomingMessage,
  { name, replaces }: { readonly name: string; readonly replaces: boolean },
): Promise<PictureLine> {
  const sent = await readBytes(request, largestPicture)
  const { address, bytes } = await newPicture(name, await withoutFrames(sent)).catch(inOne)
  const file = `public${address}`
  const before = await bytesOf(await insideOf(folder, file))
  if (isTaken(folder, address, content) && !replaces)
    throw new Refused(`There is a picture ${address} already. Nothing was changed.`, 'take another name.')
  if (!before?.equals(bytes)) await writeAll(folder, [{ file, before, after: bytes }])
  await content.readNow()
  const { sources } = content.state
  const line = sources && picturesOf(sources).find(({ src }) => src === address)
  if (!line) throw new Refused(`${file} was written, and the site cannot be read.`, 'mend that first.')
  return line
}

/** Whether a name is given: some computers do not tell capitals from small letters. */
function isTaken(folder: string, address: string, { state }: LiveContent): boolean {
  const names = [...(state.sources?.publicFiles ?? [])].map((name) => name.toLowerCase())
  return names.includes(address) || existsSync(path.join(folder, 'public', address))
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
