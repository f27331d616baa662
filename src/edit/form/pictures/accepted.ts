import { largestPicture } from '../../../site-files/largest-picture.ts'

/** What can be chosen from the author's computer. */
export const accepted = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml'

/** Pictures that cameras, scanners and programs make, by how their names end. */
const others = /\.(heic|heif|tiff?|bmp|psd|dng|cr[23]|nef|arw|jxl|jp2|eps|ai|pdf)$/i

/** Why a file is not taken; undefined where it is. */
export function notTaken({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  const other = others.exec(name)?.[1]?.toUpperCase() ?? (/^image\/hei[cf]/.test(type) ? 'HEIC' : undefined)
  if (other !== undefined)
    return `${name} is a ${other} file, which browsers do not show in pages. Open it in a program for pictures, save it as JPEG or PNG there, and bring that one.`
  if (!accepted.split(',').includes(type) && !/\.(png|jpe?g|jfif|webp|avif|gif|svg)$/i.test(name))
    return `${name} is no picture that pages can show: these are PNG, JPEG, WebP, AVIF, SVG and GIF.`
  if (size <= largestPicture) return undefined
  const [own, most] = [size, largestPicture].map((bytes) => bytes / 1024 / 1024)
  return `${name} has ${own?.toFixed(1)} MB, and ${most} MB is the most. Make it smaller: 2,000 pixels are plenty.`
}
