import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type CompletionItem,
  getLanguageService,
  type JSONDocument,
  type MarkedString,
  type TextDocument as Text,
  TextDocument,
} from 'vscode-json-languageservice'
import { root } from '../../src/root.ts'

/** The part of VS Code that helps with JSON, with the files on this disk and no network. */
const service = getLanguageService({
  schemaRequestService: async (address) => {
    if (!address.startsWith('file:')) throw new Error(`${address} is not a file.`)
    return readFile(fileURLToPath(address), 'utf8')
  },
  workspaceContext: { resolveRelativePath: (relative, from) => new URL(relative, from).href },
})
const settings = JSON.parse(await readFile(path.join(root, '.vscode/settings.json'), 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[]
}
const schemas = settings['json.schemas'].map(({ fileMatch, url }) => ({
  fileMatch,
  uri: pathToFileURL(path.join(root, url)).href,
}))
service.configure({ validate: true, allowComments: false, schemas })

interface Opened {
  text: Text
  json: JSONDocument
}

/** A file as the editor has it open: by its path in the repository, as it is on the disk or with another text. */
async function open(file: string, content?: string): Promise<Opened> {
  const address = pathToFileURL(path.join(root, file))
  const text = TextDocument.create(address.href, 'json', 1, content ?? (await readFile(address, 'utf8')))
  return { text, json: service.parseJSONDocument(text) }
}

/** What the editor marks as wrong. */
export async function problems(file: string, content?: string): Promise<string[]> {
  const { text, json } = await open(file, content)
  const found = await service.doValidation(text, json, { comments: 'error', trailingCommas: 'error' })
  return found.map(({ message }) => String(message))
}

/** A page file with these sections; `‸` in them is where the cursor stands. */
function page(sections: string): string {
  const head = '"path": "/x", "title": "Hospital software", "description": "What it does."'
  return `{ "$schema": "../../schemas/page.schema.json", ${head}, "sections": [${sections}] }`
}

const pageFile = 'pages/blog/new.json'

async function openAtCursor(file: string, content: string) {
  const opened = await open(file, content.replace('‸', ''))
  return { ...opened, position: opened.text.positionAt(content.indexOf('‸')) }
}

/** What the editor marks as wrong in the sections of a page. */
export function sectionProblems(sections: string): Promise<string[]> {
  return problems(pageFile, page(sections))
}

/** What the editor offers at the cursor. */
export function completions(sections: string): Promise<CompletionItem[]> {
  return completionsIn(pageFile, page(sections))
}

/** What the editor offers at the cursor of any file. */
export async function completionsIn(file: string, content: string): Promise<CompletionItem[]> {
  const { text, json, position } = await openAtCursor(file, content)
  return (await service.doComplete(text, position, json))?.items ?? []
}

/** What the editor offers at the cursor, with its explanation. */
export async function offers(sections: string): Promise<Record<string, string>> {
  const items = await completions(sections)
  return Object.fromEntries(items.map(({ label, documentation }) => [label, String(documentation)]))
}

/** The page's text once an offer is taken. */
export function accept(sections: string, offer: CompletionItem): Promise<string> {
  return acceptIn(pageFile, page(sections), offer)
}

/** A file's text once an offer is taken. */
export async function acceptIn(file: string, content: string, { textEdit }: CompletionItem): Promise<string> {
  const { text } = await openAtCursor(file, content)
  if (!textEdit || !('range' in textEdit)) throw new Error('The offer changes nothing.')
  return TextDocument.applyEdits(text, [{ range: textEdit.range, newText: insertSnippet(textEdit.newText) }])
}

const today: Readonly<Record<string, string>> = {
  CURRENT_YEAR: '2025',
  CURRENT_MONTH: '06',
  CURRENT_MONTH_NAME: 'June',
  CURRENT_DATE: '02',
}

/** A snippet as VS Code inserts it on a day: a backslash takes a letter as it is, and a place to fill has its first words. */
function insertSnippet(snippet: string): string {
  return snippet.replace(/\\([\\$}])|\$\{\d+:([^}]*)\}|\$(\w+)/g, (_, letter, words, name) => {
    const text = letter ?? words ?? today[name]
    if (text === undefined) throw new Error(`The snippet has a place that stays empty: ${name}`)
    return text
  })
}

/** What the editor shows over the word at the cursor, without Markdown's backslashes. */
export async function hover(sections: string): Promise<string> {
  const { text, json, position } = await openAtCursor(pageFile, page(sections))
  const contents = (await service.doHover(text, position, json))?.contents as MarkedString[] | undefined
  return String(contents?.[0]).replace(/\\(?=[^\w ])/g, '')
}
