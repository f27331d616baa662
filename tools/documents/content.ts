import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv } from 'ajv'
import { below, judge } from '../../src/content/judge/judge.ts'
import type { SourceFile } from '../../src/content/read/load.ts'
import { parse } from '../../src/content/read/parse.ts'
import type { Diagnostic } from '../../src/content/report/diagnostic.ts'
import { trail } from '../../src/content/report/format/trail.ts'
import { placeProblems } from '../../src/content/report/place.ts'
import type { Problem } from '../../src/content/report/problem.ts'
import { fill } from '../../src/content/text/variables.ts'
import { root } from '../../src/root.ts'
import type { Download } from './download.ts'
import { contentIn } from './inputs.ts'
import { breaches } from './rules.ts'
import type { DocumentSite } from './site.ts'
import { typographic } from './typography.ts'

/** A document to be made, with its variables filled in. */
export interface NamedDownload {
  /** The name of the file: "opd-sop.docx". */
  name: string
  download: Download
}

/** Content is wrong. Its message names every file and field, and is for the reader as it is. */
export class WrongContent extends Error {
  override name = 'WrongContent'
}

/** Where visitors find the documents. */
const address = '/downloads'

/** Reads and judges the content of all documents in a folder. */
export async function readDownloads(folder: string, site: DocumentSite): Promise<NamedDownload[]> {
  const names = await contentIn(folder)
  const files = await Promise.all(names.map((name) => readText(path.join(folder, name))))
  const named = files.map((file) => ({ file, name: madeFrom(file) }))
  const made = new Set(named.map(({ name }) => `${address}/${name}`))
  const messages: string[] = []
  const downloads = named.map(({ file, name }) => {
    const problems = judgeFile(file, site, made)
    messages.push(...placeProblems(file, problems).map((diagnostic) => say(diagnostic, file)))
    return { name, download: typographic(fill(parse(file).value as Download, site.variables)) }
  })
  if (messages.length > 0) throw new WrongContent(messages.join('\n'))
  return downloads
}

async function readText(file: string): Promise<SourceFile> {
  const shown = path.relative(process.cwd(), file).split(path.sep).join('/')
  return { path: shown, text: await readFile(file, 'utf8') }
}

function madeFrom(file: SourceFile): string {
  const format = (parse(file).value as Partial<Download> | undefined)?.format
  return `${path.posix.basename(file.path, '.json')}.${String(format)}`
}

function judgeFile(file: SourceFile, site: DocumentSite, made: ReadonlySet<string>): Problem[] {
  const { value, problems } = parse(file)
  if (value === undefined) return problems
  const validate = validator()
  if (validate(value)) return [...problems, ...breaches(value, site, made)]
  return [...problems, ...judge(schemaName, value, validate.errors ?? [], below(''))]
}

/** As the schemas of sites see it. */
const schemaName = '../tools/documents/download.schema.json'
let compiled: ReturnType<typeof compile> | undefined

/** Compiled when it is first needed: it takes 50 ms. */
function validator(): ReturnType<typeof compile> {
  compiled ??= compile()
  return compiled
}

function compile() {
  const schema = JSON.parse(readFileSync(path.join(root, 'schemas', schemaName), 'utf8')) as object
  // The words of errors are ours; our schemas hold some for people, which Ajv does not know.
  return new Ajv({
    allErrors: true,
    discriminator: true,
    messages: false,
    unicode: false,
    logger: false,
    strict: false,
  }).compile<Download>(schema)
}

function say(diagnostic: Diagnostic, file: SourceFile): string {
  const { line, column, message, hint } = diagnostic
  const way = trail(diagnostic, file)
  return [
    `${file.path}:${line}:${column}${way && `  ${way}`}`,
    `  ${message}`,
    ...(hint === null ? [] : [`  ${hint}`]),
  ].join('\n')
}
