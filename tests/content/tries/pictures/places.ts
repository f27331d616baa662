import { both, put, save, type Try } from '../try.ts'
import {
  animatedPng,
  animatedWebp,
  at,
  avif,
  black,
  enlarged,
  inHero,
  plain,
  png,
  shares,
  shows,
  small,
  svg,
  warned,
} from './made.ts'

/** Pictures that do not fit their place. */
export const inPlaces: readonly Try[] = [
  {
    name: 'a picture that is smaller than its place',
    damage: shows('grand.png', small),
    told: [
      `${warned}: public/images/grand.png is 320 × 240 pixels, and its place here 576 wide: it would be blurred. Use one that is at least 576 pixels wide, better 1,152 for fine screens.`,
    ],
  },
  {
    name: 'a photo that is narrow once it is turned',
    damage: shows('grand.jpg', await plain(800, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()),
    told: [`${warned}: public/images/grand.jpg is 400 × 800 pixels, and its place here 576 wide`],
  },
  {
    name: 'a picture that is smaller than a tile',
    damage: both(
      save('public/images/grand.png', small),
      put('/pages/0/sections/1/items/0/image', { src: '/images/grand.png', alt: 'A tuning hammer' }),
    ),
    told: [
      'pages.json/pages/0/sections/1/items/0/image/src pictures (warning): public/images/grand.png is 320 × 240 pixels, and its place here 480 wide',
    ],
  },
  {
    name: 'a picture that is too small for two places: the larger one is told',
    damage: both(
      shows('grand.png', small),
      put('/pages/0/sections/1/items/0/image', { src: '/images/grand.png', alt: 'A tuning hammer' }),
    ),
    told: [
      `${warned}: public/images/grand.png is 320 × 240 pixels, and its place here 576 wide: it would be blurred. It is also used in 1 other place. Use`,
    ],
  },
  {
    name: 'a logo that is lower than the header',
    damage: both(
      save('public/images/logo.png', await plain(90, 30).ensureAlpha(0.5).png().toBuffer()),
      put('/site/header/logo', { src: '/images/logo.png', alt: 'Lindgren Pianos' }),
    ),
    told: [
      'pages.json/site/header/logo/src pictures (warning): public/images/logo.png is 90 × 30 pixels, and its place here 40 high',
    ],
  },
  {
    name: 'a logo that would be a black box',
    damage: both(
      save('public/images/logo.png', await plain(300, 100).png().toBuffer()),
      put('/site/header/logo', { src: '/images/logo.png', alt: 'Lindgren Pianos' }),
    ),
    told: [
      'pages.json/site/header/logo/src pictures (warning): public/images/logo.png has no clear ground: above light sections, where a logo is drawn in black, it would be a black box. Save it as SVG, or as PNG with a clear ground, or name one for light grounds under "logoOnLight".',
    ],
  },
  {
    name: 'a picture that is too wide',
    damage: shows('grand.png', await plain(8001, 40).png().toBuffer()),
    told: [
      `${at}: public/images/grand.png is 8,001 × 40 pixels: a side may have 8,000. Make it smaller: for most places 2,000 pixels are plenty.`,
    ],
  },
  {
    name: 'a picture that is far too large',
    damage: shows('grand.png', enlarged(png, 40000)),
    told: [`${at}: public/images/grand.png is 40,000 × 40,000 pixels`],
  },
  {
    name: 'a picture that is too high',
    damage: shows('grand.jpg', await plain(600, 9000).jpeg().toBuffer()),
    told: [`${at}: public/images/grand.jpg is 600 × 9,000 pixels: a side may have 8,000.`],
  },
  {
    name: 'an animated WebP',
    damage: shows('grand.webp', await animatedWebp()),
    told: [`${warned}: public/images/grand.webp is animated, and shown still: only its first picture is seen.`],
  },
  {
    name: 'an animated PNG',
    damage: shows('grand.png', animatedPng(png)),
    told: [`${warned}: public/images/grand.png is animated`],
  },
  {
    name: 'a drawing for sharing',
    damage: shares('share.svg', svg(black)),
    told: [
      'pages.json/pages/0/image/src pictures: public/images/share.svg is a drawing (SVG), which is not shown where a page is shared. Save it as PNG or JPEG, 1,200 × 630 pixels, or write "shareCard": true: a card is drawn then.',
    ],
  },
  {
    name: 'an AVIF for sharing',
    damage: shares('share.avif', avif),
    told: ['pages.json/pages/0/image/src pictures (warning): public/images/share.avif is an AVIF, which most networks'],
  },
  {
    name: 'a small picture for sharing',
    damage: shares('share.png', small),
    told: [
      'pages.json/pages/0/image/src pictures (warning): public/images/share.png is 320 × 240 pixels, and its place where the page is shared 600 wide',
    ],
  },
  {
    name: 'a picture for sharing in the colours of a print',
    damage: shares('share.jpg', await plain(1200, 630).toColourspace('cmyk').jpeg().toBuffer()),
    told: [
      'pages.json/pages/0/image/src pictures (warning): public/images/share.jpg has the colours of a print (CMYK), which look wrong where a page is shared. Save it in RGB.',
    ],
  },
  {
    name: 'a broken picture in three places is told once',
    damage: both(
      shows('grand.jpg', 'soon'),
      put('/pages/0/image', { src: '/images/grand.jpg', alt: 'A grand piano with its lid open' }),
      put('/pages/0/sections/1/items/0/image', { src: '/images/grand.jpg', alt: 'A tuning hammer' }),
    ),
    told: [
      'pages.json/pages/0/image/src pictures: public/images/grand.jpg is a text, and no JPEG, PNG, WebP, AVIF or SVG. It is also used in 2 other places. Put',
    ],
  },
  {
    name: 'two broken pictures are told each',
    damage: both(shows('grand.jpg', 'soon'), save('public/images/people/ada.svg', '')),
    told: [
      `${at}: public/images/grand.jpg is a text`,
      'pages/team.json/sections/0/items/0/image/src pictures: public/images/people/ada.svg is empty',
    ],
  },
  {
    name: 'a picture that is missing is told as that alone',
    damage: put(inHero, '/images/grand.jpg'),
    told: [`pages.json${inHero} images: There is no file public/images/grand.jpg.`],
  },
]
