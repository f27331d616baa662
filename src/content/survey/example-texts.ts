import { exampleTexts } from '../../generated/example-texts.ts'
import { areOwn } from '../../schema/example-words.ts'

/** By their lengths, because a set would read every text of a site to its end. */
const byLength: string[][] = []
for (const text of exampleTexts) {
  byLength[text.length] ??= []
  byLength[text.length]?.push(text)
}

/** Whether a field holds a text of the schemas' examples, letter by letter. */
export function isExampleText(text: string, field: string | number): boolean {
  return areOwn(text, field) && byLength[text.length]?.includes(text) === true
}
