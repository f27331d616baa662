import { expect, test } from 'vitest'
import { hover } from './editor.ts'

test('shows what a field is for, with an example', async () => {
  expect(await hover('{ "type": "steps", "lo‸ok": "guide" }')).toMatch(/^Look\n\n.+ Example: "row"/)
})

test('shows how a text may be written', async () => {
  expect(await hover('{ "type": "hero", "te‸xt": "Care" }')).toBe(
    'Inline text\n\nOne line of text. *emphasis*, **strong emphasis** and [links](/ferry/timetable) are understood; {brand} and other variables of the site are filled in. Example: "Ready in **three days**, or [the next one is free](/workshop/repairs)."',
  )
})

test('shows what a chosen value means', async () => {
  expect(await hover('{ "type": "hero", "look": "cent‸ered" }')).toBe(
    'Look\n\nHow the words and the picture stand. Example: "split"\n\n`centered`: Words in the middle, picture below.',
  )
})

test('shows what a type is for', async () => {
  expect(await hover('{ "type": "he‸ro" }')).toBe(
    'Type\n\nThe top of a page: heading, a sentence, buttons, maybe a picture.',
  )
})

test('helps deep inside a section', async () => {
  expect(await hover('{ "type": "hero", "image": { "a‸lt": "A ward" } }')).toMatch(
    /^Alternative text\n\nWhat the picture shows, in one sentence.+ Example: "Tools on the wall above a workbench"$/,
  )
})
