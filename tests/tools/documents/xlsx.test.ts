import path from 'node:path'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { readSite } from '../../../tools/documents/read-site.ts'
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
  const { sheet } = await make()
  const plan = sheet('Plan')
  expect(plan.getCell('C3').value).toEqual(new Date('2026-01-05'))
  expect(plan.getCell('C7').value).toBe('Train the front desk')
  expect(plan.getCell('H7').value).toEqual({ formula: '$C$3+F7-1', result: new Date('2026-01-12') })
  expect(plan.getCell('I7').value).toEqual({ formula: 'H7+G7-1', result: new Date('2026-01-14') })
})

test('each phase heads its tasks', async () => {
  const { sheet } = await make()
  const row = (number: number) =>
    ['A', 'B', 'C', 'E'].map((column) => sheet('Plan').getCell(`${column}${number}`).value)
  expect(row(5)).toEqual([null, 'Begin', 'Everybody knows the plan', null])
  expect(row(6)).toEqual(['1.1', 'Begin', 'Name a lead', 'Management'])
})

test('a sheet has a fixed head, choices, and a page set up for printing', async () => {
  const { sheet, parts } = await make()
  expect(sheet('Plan').views[0]).toMatchObject({ state: 'frozen', ySplit: 4 })
  expect(sheet('Plan').pageSetup).toMatchObject({ orientation: 'landscape', paperSize: 9, printTitlesRow: '4:4' })
  expect(sheet('Plan').headerFooter.oddFooter).toContain('Samplecare · hello@sample.example&R&8Page &P of &N')
  const choices = (number: number) =>
    /<dataValidations.*<\/dataValidations>/.exec(parts.get(`xl/worksheets/sheet${number}.xml`) ?? '')?.[0]
  expect(choices(1)).toMatch(/count="1".*sqref="J5:J7".*&quot;Not started,In progress,Done,Not needed&quot;/)
  expect(choices(2)).toMatch(/count="1".*sqref="C5:C6".*&quot;Yes,No&quot;/)
})

test('its properties are those of the document', async () => {
  const { workbook } = await make()
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
