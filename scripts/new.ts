import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { failureOf } from '../src/content/read/reason.ts'
import { type Answers, complaints, type Question, questions, usual } from '../src/starter/answers.ts'
import { makeSite, refuseTaken, TakenFolder } from '../src/starter/make-site.ts'
import { typed } from '../src/typed.ts'
import { misused, readWords } from './lib/flags.ts'

const help = `npm run new -- DIR [--name NAME] [--brand COLOUR] [--accent COLOUR] [--language LANGUAGE]

Makes a site of three pages in a new folder: a home page, one about you, and one with a form. Its words tell what to write.
What no flag says is asked on a terminal; elsewhere it is as here.
  --name NAME           what the site is called                     (made of the folder's name)
  --brand COLOUR        buttons and links; white letters stand on it              ('${usual.brand}')
  --accent COLOUR       small highlights on white                                 ('${usual.accent}')
  --language LANGUAGE   the language that you write in: en, en-GB, de             (${usual.language})

It ends with 0, or with 2 when nothing was written.`

const asked: Readonly<Record<Question, string>> = {
  name: 'What is the site called?',
  brand: 'Which colour do buttons and links have?',
  accent: 'Which colour do small highlights have?',
  language: 'In which language do you write?',
}

process.exitCode = await main()

async function main(): Promise<number> {
  const text = { type: 'string' } as const
  const read = readWords(help, { name: text, brand: text, accent: text, language: text })
  if (typeof read === 'number') return read
  const { words, flags } = read
  const [folder] = words
  if (!folder || words.length > 1) return misused(help, 'Name the folder for the new site, and only that.')
  try {
    await refuseTaken(folder)
    const answers = { ...usual, name: nameOf(folder), ...flags }
    const asks = process.stdin.isTTY === true && process.stdout.isTTY === true
    const wrong = [...(await complaints(answers))].filter(([question]) => !asks || flags[question] !== undefined)
    if (wrong.length > 0) return misused(help, wrong.map(([question, words]) => `--${question}: ${words}`).join('\n'))
    const open = questions.filter((question) => flags[question] === undefined)
    const complete = asks ? await ask(open, answers) : answers
    await makeSite(folder, complete)
    console.log(nextSteps(folder, complete))
    return 0
  } catch (error) {
    // What the system refuses has a code, and so has leaving before the last answer.
    if (!(error instanceof Error) || !(error instanceof TakenFolder || 'code' in error)) throw error
    console.error(`${error.name === 'AbortError' ? '' : failureOf(error)}\nNothing was written.`)
    return 2
  }
}

/** "harbour-shop" is called "Harbour shop" until somebody says otherwise. */
function nameOf(folder: string): string {
  const words = path
    .basename(path.resolve(folder))
    .replace(/[-_.\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Asks for what is open, each until the answer can stay; an empty answer takes what is offered. */
async function ask(open: readonly Question[], offered: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new AbortController()
  terminal.once('close', () => closed.abort())
  const answers = { ...offered }
  try {
    for (const question of open) {
      let wrong: string | undefined
      do {
        const answer = await terminal.question(`${asked[question]} (${offered[question]}) `, { signal: closed.signal })
        answers[question] = answer.trim() || offered[question]
        wrong = (await complaints(answers)).get(question)
        if (wrong) console.log(wrong)
      } while (wrong)
    }
    return answers
  } finally {
    terminal.close()
  }
}

function nextSteps(folder: string, { name, language }: Answers): string {
  const config = path.join(folder, 'pages.json')
  const shown = typed(config)
  const lines = [
    `Made "${name}" in ${folder}.`,
    '',
    `npm run edit -- --config ${shown}       opens the editor, in which you write on its pages`,
    `npm run dev -- --config ${shown}        shows it while you write in its files`,
    `npm run validate -- --config ${shown}   says what is wrong with it`,
    `npm start -- --config ${shown}          builds it and serves it with its form`,
    '',
    'All words are in pages.json, and your address at "site" › "url". The pictures are in public/images beside it.',
    'docs/authoring.md tells how.',
  ]
  if (!/^en\b/.test(language))
    lines.push('Its words are English, and so are those on menus, buttons and forms that the site does not set.')
  return lines.join('\n')
}
