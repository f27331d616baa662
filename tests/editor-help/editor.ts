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
service.configure({ validate: true, allowComments: false })

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

async function openAtCursor(sections: string) {
  const content = page(sections)
  const opened = await open(pageFile, content.replace('‸', ''))
  return { ...opened, position: opened.text.positionAt(content.indexOf('‸')) }
}

/** What the editor marks as wrong in the sections of a page. */
export function sectionProblems(sections: string): Promise<string[]> {
  return problems(pageFile, page(sections))
}

/** What the editor offers at the cursor. */
export async function completions(sections: string): Promise<CompletionItem[]> {
  const { text, json, position } = await openAtCursor(sections)
  return (await service.doComplete(text, position, json))?.items ?? []
}

/** What the editor offers at the cursor, with its explanation. */
export async function offers(sections: string): Promise<Record<string, string>> {
  const items = await completions(sections)
  return Object.fromEntries(items.map(({ label, documentation }) => [label, String(documentation)]))
}

/** The page's text once an offer is taken. */
export async function accept(sections: string, { textEdit }: CompletionItem): Promise<string> {
  const { text } = await openAtCursor(sections)
  if (!textEdit || !('range' in textEdit)) throw new Error('The offer changes nothing.')
  return TextDocument.applyEdits(text, [{ range: textEdit.range, newText: insertSnippet(textEdit.newText) }])
}

/** A snippet as VS Code inserts it: places to fill begin with a dollar, and a backslash takes a letter as it is. */
function insertSnippet(snippet: string): string {
  return snippet.replace(/\\([\\$}])|\$(\d|\{)/g, (match, letter: string | undefined) => {
    if (letter === undefined) throw new Error(`The snippet has a place to fill: ${match}`)
    return letter
  })
}

/** What the editor shows over the word at the cursor, without Markdown's backslashes. */
export async function hover(sections: string): Promise<string> {
  const { text, json, position } = await openAtCursor(sections)
  const contents = (await service.doHover(text, position, json))?.contents as MarkedString[] | undefined
  return String(contents?.[0]).replace(/\\(?=[^\w\s])/g, '')
}
