import { expect, test } from 'vitest'
import type { FormAnswer, Section } from '../../src/generated/types.ts'
import { answerMail } from '../../src/publish/forms/answer.ts'
import { manifestOf } from '../../src/publish/forms/index.ts'
import { plainText } from '../../src/publish/forms/plain-text.ts'
import { form, siteWith } from '../leads/a-site.ts'

const site = (answer: FormAnswer | undefined, ...sections: Section[]) => {
  const { settings, ...rest } = siteWith(...sections)
  return { ...rest, settings: { ...settings, language: 'de', ...(answer && { leads: { answer } }) } }
}
const thanks = { subject: 'Danke & <Gruß>', body: 'Ihre Nummer ist **{reference}**. [Mehr](/mehr), & <b>.' }
const answersOf = (...all: Parameters<typeof site>) =>
  Object.fromEntries(manifestOf(site(...all), '/sub').forms.map(({ kind, answer }) => [kind, answer]))

test('a form answers by the mail of the site, with addresses that work outside of it', () => {
  expect(answersOf(thanks, form)).toEqual({
    newsletter: undefined,
    'chat-lead': undefined,
    'service-request': {
      field: 'email',
      mail: {
        subject: 'Danke & <Gruß>',
        text: 'Ihre Nummer ist {reference}. Mehr (https://www.site.example/sub/mehr), & <b>.\n',
        html: `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>Danke &amp; &lt;Gruß&gt;</title>
</head>
<body style="font: 1rem/1.5 sans-serif; max-width: 40rem">
<p>Ihre Nummer ist <strong>{reference}</strong>. <a href="https://www.site.example/sub/mehr">Mehr</a>, &amp; &lt;b&gt;.</p>
</body>
</html>
`,
        replyTo: undefined,
      },
    },
  })
})

test('an answer in a language that is written from the right begins there, also where a mail program drops the element around it', () => {
  const about = { url: 'https://www.site.example' }
  const bodyOf = (language: string) => /<body[^>]*>/.exec(answerMail(thanks, { ...about, language }, '').html)?.[0]
  expect(bodyOf('ar')).toContain('dir="rtl"')
  expect(bodyOf('de')).not.toContain('dir=')
})

test('a form may have an answer of its own, or none; without an address nothing can be answered', () => {
  const own = { subject: 'Own', body: 'Number {reference}.' }
  const subjectOf = (...sections: Parameters<typeof answersOf>) => answersOf(...sections)[form.name]?.mail.subject
  expect(subjectOf(thanks, { ...form, answer: own })).toBe('Own')
  expect(subjectOf(undefined, { ...form, answer: own })).toBe('Own')
  expect(subjectOf(undefined, form)).toBeUndefined()
  expect(subjectOf(thanks, { ...form, answers: false })).toBeUndefined()
  expect(subjectOf(thanks, { ...form, fields: [{ kind: 'tel', name: 'phone', label: 'Phone' }] })).toBeUndefined()
})

test('marks become what people write in plain mails', () => {
  const prose = `One *soft* line\\
and **another**, [us@site.example](mailto:us@site.example), [+49 1](tel:+491) or [write](mailto:us@site.example).

- a
- b

3. c
4. d
   - e

Bye \\*.`
  expect(plainText(prose, 'https://site.example')).toBe(`One soft line
and another, us@site.example, +49 1 or write (us@site.example).

- a
- b

3. c
4. d
  - e

Bye *.
`)
})
