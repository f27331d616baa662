import { largestPicture } from '../../../site-files/largest-picture.ts'

/** What can be chosen from the author's computer. */
export const accepted = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml'

/** Why a file is not taken; undefined where it is. */
export function tooLarge({ name, size }: File): string | undefined {
  if (size <= largestPicture) return undefined
  const [own, most] = [size, largestPicture].map((bytes) => bytes / 1024 / 1024)
  return `${name} has ${own?.toFixed(1)} MB, and ${most} MB is the most. Make it smaller: 2,000 pixels are plenty.`
}
