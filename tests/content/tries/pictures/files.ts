import { save, type Try } from '../try.ts'
import { at, avif, black, cut, gif, jpeg, plain, png, scratched, shows, svg, warned, webp } from './made.ts'

const isOther = (what: string) => `public/images/grand.jpg is ${what}, and no JPEG, PNG, WebP, AVIF or SVG.`

/** Files that are no sound pictures. */
export const files: readonly Try[] = [
  {
    name: 'an empty file',
    damage: shows('grand.jpg', ''),
    told: [
      `${at}: public/images/grand.jpg is empty: there is no picture in it. Copy it there again from where you have it whole`,
    ],
  },
  {
    name: 'a file of nothing but zeros',
    damage: shows('grand.png', Buffer.alloc(4096)),
    told: [`${at}: public/images/grand.png is empty`],
  },
  {
    name: 'an empty drawing',
    damage: save('public/images/grand.svg', ''),
    told: [`${at}: public/images/grand.svg is empty`],
  },
  ...(
    [
      ['a JPEG that is cut off', 'grand.jpg', cut(jpeg)],
      ['a JPEG without its last bytes', 'grand.jpg', jpeg.subarray(0, -5)],
      ['a JPEG of its first bytes', 'grand.jpg', jpeg.subarray(0, 30)],
      ['a PNG that is cut off', 'grand.png', cut(png)],
      ['a PNG of its first bytes', 'grand.png', png.subarray(0, 30)],
      ['a WebP that is cut off', 'grand.webp', cut(webp)],
      ['a WebP without its last bytes', 'grand.webp', webp.subarray(0, -5)],
      ['an AVIF that is cut off', 'grand.avif', cut(avif)],
      ['an AVIF of its first bytes', 'grand.avif', avif.subarray(0, 30)],
      ['a drawing that is cut off', 'grand.svg', svg(black).slice(0, 90)],
      ['a drawing without its end', 'grand.svg', svg(black).slice(0, -7)],
    ] as const
  ).map(([name, file, content]) => ({
    name,
    damage: shows(file, content),
    told: [`${at}: public/images/${file} is cut off: the end of the picture is missing. Copy it there again`],
  })),
  {
    name: 'a PNG that is scratched',
    damage: shows('grand.png', scratched(png)),
    told: [`${at}: public/images/grand.png is damaged, and cannot be read as a picture.`],
  },
  {
    name: 'an AVIF that is scratched',
    damage: shows('grand.avif', scratched(avif)),
    told: [`${at}: public/images/grand.avif is damaged`],
  },
  {
    name: 'a JPEG that is scratched, which browsers show in part',
    damage: shows('grand.jpg', scratched(jpeg)),
    told: [`${warned}: public/images/grand.jpg may be damaged: there are mistakes in it. Look whether`],
  },
  ...(
    [
      ['a web page', '<!DOCTYPE html>\n<html lang="en"><body><svg/></body></html>'],
      ['a web page', '\ufeff\n<!-- saved from https://example.com -->\n<html><head>'],
      ['a link to a web page', '[InternetShortcut]\r\nURL=https://example.com/grand.jpg'],
      ['a stand-in of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'],
      ['a picture written as letters (Base64)', `data:image/jpeg;base64,${jpeg.toString('base64')}`],
      ['a picture written as letters (Base64)', jpeg.toString('base64')],
      ['a text', 'The photo comes later.'],
      ['a text', '{ "src": "/images/grand.jpg" }'],
      ['a text in UTF-16', Buffer.from('\ufeff<svg/>', 'utf16le')],
      ['a GIF', gif],
      ['a photo in the format of iPhones (HEIC)', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'],
      ['a TIFF', await plain(640, 480).tiff().toBuffer()],
      ['a bitmap (BMP)', Buffer.from('424d360c0000000000003600000028000000', 'hex')],
      ['a PDF', '%PDF-1.7\n1 0 obj'],
      ['a Photoshop file', '8BPS\0\x01\0\0\0\0\0\0\0\x03'],
      ['an Illustrator or PostScript file', '%!PS-Adobe-3.1 EPSF-3.0'],
      ['a Windows icon', '\0\0\x01\0\x01\0\x10\x10'],
      ['a film', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
      ['a ZIP, Word or Excel file', 'PK\x03\x04\x14\0\x06\0'],
      ['a compressed drawing (SVGZ)', Buffer.from('1f8b08000000000000034b', 'hex')],
      ['something else', Buffer.from('fe01dc02ba0398f4', 'hex')],
    ] as const
  ).map(([what, content], index) => ({
    name: `${what} with the name of a photo (${index + 1})`,
    damage: shows('grand.jpg', content),
    told: [`${at}: ${isOther(what)}`],
  })),
  ...(
    [
      ['a PNG', 'grand.jpg', png, 'grand.png'],
      ['a WebP', 'grand.jpg', webp, 'grand.webp'],
      ['a WebP', 'grand.png', webp, 'grand.webp'],
      ['a JPEG', 'grand.png', jpeg, 'grand.jpg'],
      ['a JPEG', 'grand.webp', jpeg, 'grand.jpg'],
      ['an AVIF', 'grand.jpeg', avif, 'grand.avif'],
      ['an SVG', 'grand.png', svg(black), 'grand.svg'],
      ['a JPEG', 'grand.svg', jpeg, 'grand.jpg'],
    ] as const
  ).map(([what, file, content, right]) => ({
    name: `${what} that is called ${file}`,
    damage: shows(file, content),
    told: [
      `${at}: public/images/${file} is ${what}, whatever its name says. Rename the file to "${right}", and write "/images/${right}" here.`,
    ],
  })),
  ...(
    [
      ['a drawing', 'spare.svg', svg(black), '1 kB'],
      ['a photo that is cut off', 'old.jpg', cut(jpeg), `${Math.ceil(cut(jpeg).length / 1000)} kB`],
      ['a file of macOS', '._grand.jpg', '\0\x05\x16\x07', '1 kB'],
    ] as const
  ).map(([what, file, content, size]) => ({
    name: `${what} that nothing uses`,
    damage: save(`public/images/${file}`, content),
    told: [
      `pages.json/site unused-pictures (warning): Nothing uses the picture public/images/${file} (${size}). Remove it, or keep it in another folder of public/`,
    ],
  })),
]
