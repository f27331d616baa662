import { expect, test } from 'vitest'
import { notTaken } from '../../src/edit/form/pictures/accepted.ts'
import {
  flawOfName,
  folderBeside,
  freeName,
  goodName,
  isUsed,
  measures,
  usedOn,
} from '../../src/edit/form/pictures/names.ts'

test.for([
  ['IMG_2041.JPG', 'img-2041.jpg'],
  ['Unser Laden (neu) – Übersicht.jpeg', 'unser-laden-neu-uebersicht.jpg'],
  ['U\u0308bersicht.png', 'uebersicht.png'],
  ['Straße.webp', 'strasse.webp'],
  ['crème brûlée.PNG', 'creme-brulee.png'],
  ['../../etc/passwd.svg', 'etc-passwd.svg'],
  ['面包.png', 'picture.png'],
  ['cat.gif', 'cat.png'],
])('%s is called %s', ([file, name]) => {
  expect(goodName(file ?? '')).toBe(name)
  expect(flawOfName(goodName(file ?? ''))).toBeUndefined()
})

test('a name that is taken gets a number, whatever its capitals', () => {
  expect(freeName('/images/a.png', ['/images/b.png'])).toBe('/images/a.png')
  expect(freeName('/images/a.png', ['/images/A.png', '/images/a-2.png'])).toBe('/images/a-3.png')
})

test('a picture stands beside the one whose place it takes, but not among those of the examples', () => {
  expect(folderBeside('/images/people/ada.png')).toBe('/images/people')
  expect(folderBeside('/images/examples/team.svg')).toBe('/images')
  expect(folderBeside('')).toBe('/images')
})

test('what is no name for a picture is told', () => {
  expect(flawOfName('notes.txt')).toMatch(/ends with/)
  expect(flawOfName('My oven.png')).toMatch(/Small letters/)
})

test('size and use are told in few words', () => {
  expect(measures({ width: 900, height: 600, size: 24_700 })).toBe('900 × 600 · 24 kB')
  expect(measures({ width: 0, height: 0, size: 3_400_000 })).toBe('3.2 MB')
  expect([0, 1, 3].map((onPages) => usedOn({ onPages, isOfSite: false }))).toEqual([
    'Not used yet',
    'Used on 1 page',
    'Used on 3 pages',
  ])
})

test('of a picture that is shown, and was put in just now, nothing is said before it is counted', () => {
  const counted = [
    { onPages: 0, isOfSite: false },
    { onPages: 1, isOfSite: false },
    { onPages: 0, isOfSite: true },
  ]
  expect(counted.map(isUsed)).toEqual([false, true, true])
})

test('a file that pages cannot show is told by what it is, and what to do', () => {
  const why = (name: string, type = '', size = 1000) => notTaken({ name, type, size })
  expect(why('IMG_2041.HEIC')).toMatch(/^IMG_2041\.HEIC is a HEIC file, .* save it as JPEG or PNG/)
  expect(why('IMG_2041', 'image/heic')).toMatch(/is a HEIC file/)
  expect(why('scan.tif', 'image/tiff')).toMatch(/is a TIF file/)
  expect(why('notes.docx', 'application/octet-stream')).toMatch(/^notes\.docx is no picture that pages can show/)
  expect(why('oven.png', 'image/png')).toBeUndefined()
  expect(why('oven.JPG')).toBeUndefined()
  expect(why('oven', 'image/jpeg')).toBeUndefined()
  expect(why('oven.png', 'image/png', 2 ** 40)).toMatch(/is the most/)
})
