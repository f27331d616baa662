import { expect, test } from 'vitest'
import { fillAnswers } from '../../src/server/leads/fill-answers.ts'
import { applyEdits, attribute, elementsIn, insert, parsePage, setAttribute } from '../../src/server/leads/html.ts'

/** Whatever may be written: comments, capitals, no quotes, single quotes, entities, no end tags, other line breaks. */
const odd =
  "<!DOCTYPE html>\r\n<!-- <input name='n'> --><TITLE>A &amp b</TITLE>\n<script>'<input name=\"n\">'</script>" +
  '<FORM action=x><p>One<p>Two <INPUT name=n value=\'a &gt "b"\' disabled><input\n\tname="n"/>&nbsp;<noscript><p>No</noscript></FORM>'

async function inputsOf(html: string) {
  return elementsIn(await parsePage(html)).filter(({ tagName }) => tagName === 'input')
}

test('only what is set is changed, and all else stays as it was written', async () => {
  const edits = (await inputsOf(odd)).map((input) => setAttribute(input, 'value', 'new'))
  expect(applyEdits(odd, edits)).toBe(
    odd.replace('value=\'a &gt "b"\'', 'value="new"').replace('name="n"/>', 'name="n" value="new"/>'),
  )
  expect(applyEdits(odd, [])).toBe(odd)
})

test('what is inserted at one place keeps its order', () => {
  expect(applyEdits('abc', [insert(2, '1'), insert(1, '-'), insert(2, '2')])).toBe('a-b12c')
})

test.each([
  '\\',
  '\\"',
  '$&$1',
  '&quot;&amp;',
  "' onfocus='x",
  '"><script>',
  '</textarea><b>',
  '\u2028',
  '\n\n a',
  ' \t',
])('an answer %j stands in the form again as it was written, and does nothing else', async (answer) => {
  const html = '<form><input name="a"><textarea name="b">old</textarea></form>'
  const [form] = elementsIn(await parsePage(html))
  if (!form) throw new Error('There is no form.')
  const filled = applyEdits(html, fillAnswers(form, new URLSearchParams({ a: answer, b: answer })))
  const [again, input, area, ...more] = elementsIn(await parsePage(filled))
  expect([again?.tagName, input && attribute(input, 'value'), area?.childNodes[0], more]).toMatchObject([
    'form',
    answer,
    { value: answer },
    [],
  ])
})
