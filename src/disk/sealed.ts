import { crc32 } from 'node:zlib'

/** Eight letters that are others when something is not as it was: disks bend what they keep, and cut it short. */
export function checksum(content: string | Uint8Array): string {
  return crc32(content).toString(16).padStart(8, '0')
}

/** How many there are before what is sealed. */
const length = checksum('').length

/** A text that tells whether it still is as it was written. */
export function seal(text: string): string {
  return checksum(text) + text
}

/** What was sealed; undefined of anything else, such as what older versions have left. */
export function unseal(sealed: string): string | undefined {
  const text = sealed.slice(length)
  return sealed.startsWith(checksum(text)) ? text : undefined
}

/** The same of bytes. */
export function sealBytes(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(checksum(bytes)), bytes])
}

export function unsealBytes(sealed: Buffer): Buffer | undefined {
  const bytes = sealed.subarray(length)
  return sealed.toString('latin1', 0, length) === checksum(bytes) ? bytes : undefined
}
