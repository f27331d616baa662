import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv } from 'ajv'
import type { Diagnostic } from '../../src/content/diagnostic.ts'
import { below, judge } from '../../src/content/judge/judge.ts'
import type { Problem } from '../../src/content/problem.ts'
import { UnreadableFile } from '../../src/content/read/load.ts'
import { SourceFile } from '../../src/content/read/source-file.ts'
import { diagnose } from '../../src/content/report/diagnose.ts'
import { trail } from '../../src/content/report/format/trail.ts'
import { fill } from '../../src/content/text/variables.ts'
import type { Download } from '../../src/generated/download.ts'
import { root } from '../../src/root.ts'
import { schema } from '../../src/schema/read.ts'
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
export const address = '/downloads'

/** Reads and judges the content of all documents in a folder. */
export async function readDownloads(folder: string, site: DocumentSite): Promise<NamedDownload[]> {
  const found = await readdir(folder).catch((error: unknown) => {
    throw new UnreadableFile(`There is no folder ${shown(folder)}.`, { cause: error })
  })
  const names = found.filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(names.map((name) => readSource(path.join(folder, name))))
  const named = files.map((file) => ({ file, name: madeFrom(file) }))
  const made = new Set(named.map(({ name }) => `${address}/${name}`))
  const messages: string[] = []
  const downloads = named.map(({ file, name }) => {
    const problems = judgeFile(file, site, made)
    messages.push(...diagnose(file, problems).map((diagnostic) => say(diagnostic, file)))
    return { name, download: typographic(fill(file.parsed.value as Download, site.variables)) }
  })
  if (messages.length > 0) throw new WrongContent(messages.join('\n'))
  return downloads
}

async function readSource(file: string): Promise<SourceFile> {
  return new SourceFile(shown(file), await readFile(file))
}

function shown(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/')
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
  return [...problems, ...judge(schema(schemaName), value, validate.errors ?? [], below(''))]
}

const schemaName = 'download.schema.json'
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
