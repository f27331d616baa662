import path from 'node:path'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { readSite } from '../../../tools/documents/site.ts'
import { makeXlsx } from '../../../tools/documents/xlsx/workbook.ts'
import { aFolder, anXlsx } from './a-folder.ts'
import { entriesOf } from './text-of.ts'

async function make() {
  const site = await readSite(path.join(await aFolder(), 'pages.json'))
  const file = await makeXlsx(anXlsx(), site)
  const workbook = new ExcelJS.Workbook()
  // The library's types are of another age of Node's Buffer.
  await workbook.xlsx.load(file as unknown as Parameters<typeof workbook.xlsx.load>[0])
  const sheet = (name: string) => {
    const found = workbook.getWorksheet(name)
    if (!found) throw new Error(`There is no sheet ${name}.`)
    return found
  }
  return { file, workbook, sheet, parts: entriesOf(file) }
}

test('dates follow from the first day, and show before anything is computed', async () => {
  const { sheet, workbook } = await make()
  expect(workbook.definedNames.getRanges('StartDate').ranges).toEqual(['Start!$B$5'])
  expect(sheet('Plan').getCell('I6').value).toEqual({ formula: 'StartDate+G6-1', result: new Date('2026-01-12') })
  expect(sheet('Plan').getCell('J6').value).toEqual({ formula: 'I6+H6-1', result: new Date('2026-01-14') })
  expect(sheet('Start').getCell('B6').value).toEqual({ formula: 'StartDate+13', result: new Date('2026-01-18') })
})

test('the plan has a fixed head, filters, lists to choose from, and a page set up for printing', async () => {
  const { sheet } = await make()
  const plan = sheet('Plan')
  expect(plan.views[0]).toMatchObject({ state: 'frozen', ySplit: 4 })
  expect(plan.autoFilter).toBe('A4:M6')
  expect(plan.getCell('K5').dataValidation).toMatchObject({ type: 'list', formulae: ['Statuses'] })
  expect(plan.getCell('E5').dataValidation).toMatchObject({ type: 'list', formulae: ['Owners'] })
  expect(plan.pageSetup).toMatchObject({ orientation: 'landscape', fitToWidth: 1, paperSize: 9, printTitlesRow: '4:4' })
  expect(plan.headerFooter.oddFooter).toContain('Page &P of &N')
})

test('the progress counts each phase and each role on the plan', async () => {
  const { sheet } = await make()
  const progress = sheet('Progress')
  expect(progress.getCell('A5').value).toBe('Begin')
  expect(progress.getCell('B5').value).toMatchObject({ result: 2 })
  expect(progress.getCell('E5').formula).toBe('COUNTIFS(Plan!$B$5:$B$6,$A5,Plan!$K$5:$K$6,"Done")')
  expect([progress.getCell('A8').value, progress.getCell('A9').value]).toEqual(['Management', 'Front desk'])
})

test('the timeline marks the weeks of each task', async () => {
  const { sheet } = await make()
  const row = (number: number) => ['C', 'D'].map((column) => sheet('Timeline').getCell(`${column}${number}`).result)
  expect([row(5), row(6)]).toEqual([
    [1, 0],
    [0, 1],
  ])
})

test('programs compute it anew when they open it, and its properties are those of the document', async () => {
  const { workbook, parts } = await make()
  expect(parts.get('xl/workbook.xml')).toContain('fullCalcOnLoad="1"')
  expect(workbook).toMatchObject({ title: 'A sample', creator: 'Samplecare', created: new Date('2025-12-18') })
})

test('no entry of the file has the time of packing', async () => {
  const { file } = await make()
  const times = new Set<number>()
  for (
    let at = file.indexOf('PK\u0003\u0004', 0, 'latin1');
    at !== -1;
    at = file.indexOf('PK\u0003\u0004', at + 4, 'latin1')
  )
    times.add(file.readUInt32LE(at + 10))
  // 18 December 2025, midnight, as zip files write it.
  expect([...times]).toEqual([(((2025 - 1980) << 9) | (12 << 5) | 18) * 65_536])
})
