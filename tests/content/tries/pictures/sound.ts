import { both, type Damage, put, save, type Try } from '../try.ts'
import { avif, black, draws, gif, jpeg, plain, png, shares, shows, small, svg, webp } from './made.ts'

const right: readonly (readonly [name: string, damage: Damage])[] = [
  ['a photo', shows('grand.jpg', jpeg)],
  ['a photo that ends in .jpeg', shows('grand.jpeg', jpeg)],
  ['a progressive JPEG', shows('grand.jpg', await plain(800, 600).jpeg({ progressive: true }).toBuffer())],
  [
    'a photo that is turned',
    shows('grand.jpg', await plain(400, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer()),
  ],
  ['a grey photo', shows('grand.jpg', await plain(800, 600).greyscale().jpeg().toBuffer())],
  [
    'a photo in the colours of a print',
    shows('grand.jpg', await plain(800, 600).toColourspace('cmyk').jpeg().toBuffer()),
  ],
  ['a photo with bytes after its end', shows('grand.jpg', Buffer.concat([jpeg, Buffer.from('a film of a second')]))],
  [
    'a photo with bytes between its parts',
    shows('grand.jpg', Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(4), jpeg.subarray(2)])),
  ],
  ['a PNG with bytes after its end', shows('grand.png', Buffer.concat([png, Buffer.alloc(200)]))],
  ['a transparent PNG', shows('grand.png', await plain(800, 600).ensureAlpha(0.5).png().toBuffer())],
  [
    'a PNG of one bit',
    shows('grand.png', await plain(800, 600).threshold().png({ palette: true, colours: 2 }).toBuffer()),
  ],
  ['an interlaced PNG', shows('grand.png', await plain(800, 600).png({ progressive: true }).toBuffer())],
  ['a PNG of 16 bits', shows('grand.png', await plain(800, 600).toColourspace('rgb16').png().toBuffer())],
  ['a WebP without loss', shows('grand.webp', await plain(800, 600).webp({ lossless: true }).toBuffer())],
  ['an AVIF', shows('grand.avif', avif)],
  ['a picture as wide as its place', shows('grand.png', await plain(576, 100).png().toBuffer())],
  ['a picture as large as one may be', shows('grand.png', await plain(8000, 40).png().toBuffer())],
  ['a name with spaces', shows('Grand piano, 100% (1).png', png)],
  ['a name with letters of other languages', shows('flügel-é.png', png)],
  ['a folder in a folder', shows('pianos/2026/grand.png', png)],
  ['a drawing with styles', draws(`<style>.a{fill:url( #g )}</style><g class="a" style="fill:url('#g')">${black}</g>`)],
  [
    'a drawing with gradients',
    draws('<defs><linearGradient id="g"/></defs><rect width="9" height="9" fill="url(#g)"/>'),
  ],
  [
    'a drawing that uses its parts',
    draws(
      '<path id="a" d="M0 0h9v9z"/><use xlink:href="#a"/>',
      'viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
  ],
  [
    'a drawing with a photo in it',
    draws(`<image href="data:image/png;base64,${small.toString('base64')}" width="9" height="9"/>`),
  ],
  [
    'a drawing with words of HTML',
    draws(
      '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">A grand</p></foreignObject><path d="M0 0h9"/>',
    ),
  ],
  ['a drawing with a link', draws('<a href="https://example.com"><rect width="9" height="9"/></a>')],
  [
    'a drawing that speaks of scripts',
    draws('<title>On the script of &lt;script&gt;</title><desc>onload="x"</desc><rect width="9" height="9"/>'),
  ],
  ['a drawing that moves', draws('<rect width="9" height="9"><animate attributeName="x" to="3" dur="1s"/></rect>')],
  ['a drawing in inches, without a viewBox', draws(black, 'width="4in" height="30.5mm"')],
  ['a drawing in small units', draws(black, 'viewBox="0 0 100000 100000"')],
  ['a drawing after a comment on <svg>', save('public/images/grand.svg', `<!-- <svg> -->${svg(black)}`)],
  ['a drawing that is small', draws(black, 'width="16" height="16" viewBox="0 0 1200 800"')],
  [
    'a drawing as Illustrator writes it',
    save(
      'public/images/grand.svg',
      `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 27.0 -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg version="1.1" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 9 9" xml:space="preserve">${black}</svg>`,
    ),
  ],
  [
    'a drawing as Inkscape writes it',
    draws(
      `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li rdf:resource="https://example.com"/></rdf:RDF></metadata>${black}`,
    ),
  ],
  [
    'a drawing with a prefix',
    save(
      'public/images/grand.svg',
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:rect width="9" height="9"/></svg:svg>`,
    ),
  ],
  ['a drawing with a byte-order mark', save('public/images/grand.svg', `\ufeff${svg(black)}`)],
  ['a photo for sharing', shares('share.jpg', jpeg)],
  ['a WebP for sharing', shares('share.webp', webp)],
  [
    'a logo of low height that is a drawing',
    both(
      save('public/images/logo.svg', svg(black, 'viewBox="0 0 60 20"')),
      put('/site/header/logo', { src: '/images/logo.svg', alt: 'Lindgren Pianos' }),
    ),
  ],
  [
    'a logo as high as the header',
    both(
      save('public/images/logo.png', await plain(320, 240).ensureAlpha(0.5).png().toBuffer()),
      put('/site/header/logo', { src: '/images/logo.png', alt: 'Lindgren Pianos' }),
    ),
  ],
  [
    'a logo with a ground of its own beside one for light grounds',
    both(
      both(save('public/images/logo.png', small), save('public/images/light.png', png)),
      both(
        put('/site/header/logo', { src: '/images/logo.png', alt: 'Lindgren Pianos' }),
        put('/site/header/logoOnLight', { src: '/images/light.png', alt: 'Lindgren Pianos' }),
      ),
    ),
  ],
  ['a picture of no format for pages that nothing shows', save('public/images/old.gif', gif)],
  [
    'a picture that only a link leads to',
    both(save('public/images/plan.png', png), put('/pages/0/sections/0/actions/0/href', '/images/plan.png?now')),
  ],
]

/** What authors may well do. */
export const soundPictures: readonly Try[] = right.map(([name, damage]) => ({ name, damage, told: [] }))
