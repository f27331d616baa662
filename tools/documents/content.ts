import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv } from 'ajv'
import type { Diagnostic } from '../../src/content/diagnostic.ts'
import { below, judge } from '../../src/content/judge/judge.ts'
import type { Problem } from '../../src/content/problem.ts'
import { SourceFile } from '../../src/content/read/source-file.ts'
import { diagnose } from '../../src/content/report/diagnose.ts'
import { trail } from '../../src/content/report/format/trail.ts'
import { fill } from '../../src/content/text/variables.ts'
import { root } from '../../src/root.ts'
import { link, type Schema } from '../../src/schema/schema.ts'
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
    messages.push(...diagnose([file], new Map([[file, problems]])).map((diagnostic) => say(diagnostic, file)))
    return { name, download: typographic(fill(file.parsed.value as Download, site.variables)) }
  })
  if (messages.length > 0) throw new WrongContent(messages.join('\n'))
  return downloads
}

async function readText(file: string): Promise<SourceFile> {
  const shown = path.relative(process.cwd(), file).split(path.sep).join('/')
  return new SourceFile(shown, await readFile(file))
}

function madeFrom(file: SourceFile): string {
  const format = (file.parsed.value as Partial<Download> | undefined)?.format
  return `${path.posix.basename(file.path, '.json')}.${String(format)}`
}

function judgeFile(file: SourceFile, site: DocumentSite, made: ReadonlySet<string>): Problem[] {
  const { value, problems } = file.parsed
  if (value === undefined) return problems
  const validate = validator()
  if (validate(value)) return [...problems, ...breaches(value, site, made)]
  return [...problems, ...judge(rulesOf(), value, validate.errors ?? [], below(''))]
}

const schemaName = 'download.schema.json'
let compiled: ReturnType<typeof compile> | undefined

/** Compiled when it is first needed: it takes 50 ms. */
function validator(): ReturnType<typeof compile> {
  compiled ??= compile()
  return compiled
}

function compile() {
  // The words of errors are ours; our schemas hold some for people, which Ajv does not know.
  return new Ajv({
    allErrors: true,
    discriminator: true,
    messages: false,
    unicode: false,
    logger: false,
    strict: false,
  }).compile<Download>(readSchema())
}

function readSchema(): object {
  return JSON.parse(readFileSync(path.join(root, 'tools/documents', schemaName), 'utf8')) as object
}

/** The schema with all that it refers to, for the words of what is wrong. */
function rulesOf(): Schema {
  const schema = link(new Map([[schemaName, readSchema()]])).get(schemaName)
  if (!schema) throw new Error(`There is no ${schemaName}.`)
  return schema
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
