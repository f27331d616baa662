import { type NewPicture, newPicture } from '../../site-files/new-picture.ts'
import { Refused } from '../../site-files/refused.ts'

/** A picture of which the bytes were sent as letters. */
export function pictureOf(address: string, data: string): Promise<NewPicture> {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.toString('base64').replace(/=+$/, '') !== data.replace(/\s/g, '').replace(/=+$/, ''))
    throw new Refused('The picture is not written in Base64.', 'send its bytes in Base64, without "data:" before them.')
  return newPicture(address, bytes)
}
