import path from 'node:path'
import { judgeSite } from '../content/check.ts'
import { change } from '../content/operations/change.ts'
import { loadSources } from '../content/read/load.ts'
import { SourceFile } from '../content/read/source-file.ts'
import { root } from '../root.ts'

/** The site that a new one begins as. */
export const starter = path.join(root, 'examples/starter')

/** What an author says about a new site. */
export interface Answers {
  name: string
  brand: string
  accent: string
  language: string
}

export type Question = keyof Answers

/** What the starter itself has. */
export const usual = { brand: '#0b4f9e', accent: '#0f766e', language: 'en' } as const

/** Where the answers stand in the starter's config. */
const places: Readonly<Record<Question, readonly string[]>> = {
  name: ['/site/name', '/site/organization/name'],
  brand: ['/site/theme/colors/brand'],
  accent: ['/site/theme/colors/accent'],
  language: ['/site/language'],
}

export const questions = Object.keys(places) as Question[]

/** The text of a config with these answers in it. */
export function withAnswers(text: string, answers: Answers): string {
  const operations = questions.flatMap((question) =>
    places[question].map((at) => ({ op: 'set' as const, at, value: answers[question] })),
  )
  return change(text, operations).text
}

/** What the judge of every site says about answers, in its words. */
export async function complaints(answers: Answers): Promise<Map<Question, string>> {
  const sources = await loadSources(path.join(starter, 'pages.json'))
  const config = new SourceFile('pages.json', Buffer.from(withAnswers(sources.config.text, answers)))
  const said = new Map<Question, string>()
  for (const { pointer, message, hint } of judgeSite({ ...sources, config }).diagnostics) {
    const question = questions.find((one) => places[one].includes(pointer))
    if (question && !said.has(question)) said.set(question, [message, hint].filter(Boolean).join(' '))
  }
  return said
}
