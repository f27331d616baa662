import { expect, test } from 'vitest'
import { csvHead, csvRow } from '../../src/leads/commands/csv.ts'
import { workOf } from '../work-of.ts'
import { aLead } from './a-lead.ts'

/** The cells of a file as spreadsheets read it: what follows a closing quote belongs to the cell, and its quotes are letters. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = []
  for (let at = 0; at < file.length; at += 1) {
    let cell = ''
    if (file[at] === '"') {
      for (at += 1; at < file.length && !(file[at] === '"' && file[at + 1] !== '"'); at += 1) {
        if (file[at] === '"') at += 1
        cell += file[at]
      }
      at += 1
    }
    for (; at < file.length && file[at] !== separator && file[at] !== '\n' && file[at] !== '\r'; at += 1)
      cell += file[at]
    cells.push(cell)
  }
  return cells
}

const file = (help: string) => csvHead(['help']) + csvRow(aLead({ help }, { id: 'a' }), ['help'])
const isFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell)

const signs = ['=1+1', '+1', '-1', '@SUM(1)', '＝1+1', '＋1', '－1', '＠SUM(1)']
const before = [
  '',
  ' ',
  '\t',
  '\r',
  '"',
  'x;',
  'x; ',
  'x;"',
  'x;" "',
  'x;;',
  'x\t',
  'x\t\t',
  'x\n',
  'x\n\t',
  'x\r\n',
  'x\n\n "',
  ';\t;',
]
const texts = before.flatMap((text) =>
  signs.flatMap((sign) => [`${text}${sign}`, `${text}${sign};y`, `${text}${sign}\ny`]),
)

test.each([',', ';', '\t'])('no answer is a formula to a reader that separates by %j', (separator) => {
  expect(texts.filter((text) => cellsOf(file(text), separator).some(isFormula))).toEqual([])
})

test('the reader of this test is deceived by what is not mended', () => {
  expect(cellsOf('"a","x;=1+1;y"\r\n', ';').filter(isFormula)).toEqual(['=1+1'])
  expect(cellsOf('"a","x\n""=1+1"\r\n', '\t').filter(isFormula)).toEqual(['=1+1"'])
})

test('answers lose nothing, and only signs that could begin a formula get an apostrophe', () => {
  for (const text of texts) expect(cellsOf(file(text), ',').join().replaceAll("'", '')).toContain(text)
  const own = 'Mon; Tue, 1+1=2, a-b; me@host.example "quoted"\n\nBye.'
  expect(cellsOf(file(own), ',')).toContain(own)
  expect(cellsOf(file('To do:\n- call;=1'), ',')).toContain("To do:\n'- call;'=1")
})

test('a field that is called as what every object has is empty where a lead has none', () => {
  expect(cellsOf(csvRow(aLead({}), ['constructor', 'valueOf']), ',').slice(-2)).toEqual(['', ''])
})

test('a long answer of separators takes no time', () => {
  const long = `${' '.repeat(2500)};${'"'.repeat(2500)}`.repeat(20)
  expect(workOf(() => file(long))).toBeLessThan(500)
})
