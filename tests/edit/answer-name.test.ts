import { expect, test } from 'vitest'
import { answerName } from '../../src/edit/form/answer-name.ts'

const none = new Set<string>()

test('the name of an answer is made of the label of its field, and is once a form', () => {
  expect(
    ['Your e-mail', 'What’s broken?', '2nd choice', 'Größe', '  ', 'Телефон'].map((label) => answerName(label, none)),
  ).toEqual(['yourEmail', 'whatsBroken', 'choice', 'grosse', '', 'answer'])
  expect(answerName('Phone', new Set(['phone', 'phone2']))).toBe('phone3')
})

test('a name that is made fits what the schema allows', () => {
  const long = answerName('How many loaves would you like us to keep for you on each Saturday?', none)
  expect(long).toMatch(/^howManyLoaves[a-zA-Z]*$/)
  expect(long.length).toBeLessThan(40)
})
