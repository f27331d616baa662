import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import languageService, { type CompletionItem } from 'vscode-json-languageservice'
import { split } from '../../content/json/pointer.ts'
import { root } from '../../root.ts'
import type { JsonOffers } from '../agreed-json.ts'

/** Node does not see what this package is made of one by one. */
const { getLanguageService, TextDocument } = languageService

const plain = ['plaintext' as const]

/** What helps with JSON in VS Code, with our own schemas and no network. */
const service = getLanguageService({
  schemaRequestService: async (address) => {
    if (!address.startsWith('file:')) throw new Error(`${address} is not a file.`)
    return readFile(fileURLToPath(address), 'utf8')
  },
  workspaceContext: { resolveRelativePath: (relative, from) => new URL(relative, from).href },
  clientCapabilities: {
    textDocument: { completion: { completionItem: { documentationFormat: plain } }, hover: { contentFormat: plain } },
  },
})

const kinds = { pages: 'file:///pages.json', page: 'file:///page.json' } as const
service.configure({
  schemas: Object.entries(kinds).map(([kind, address]) => ({
    fileMatch: [address],
    uri: pathToFileURL(path.join(root, `schemas/${kind}.schema.json`)).href,
  })),
})

/** A place in a text that is being typed. */
export interface Asking {
  /** Whether the text is of the site's main file, or of a page's own. */
  readonly kind: keyof typeof kinds
  readonly at: string
  readonly text: string
  readonly offset: number
}

/** What may be written at a place. */
export async function offersAt(asking: Asking): Promise<JsonOffers> {
  const { document, json, before } = opened(asking)
  const position = document.positionAt(before + asking.offset)
  const { items = [] } = (await service.doComplete(document, position, json)) ?? {}
  const first = items.flatMap(({ textEdit }) => (textEdit && 'range' in textEdit ? textEdit.range : [])).at(0)
  const offset = (place: typeof position) => document.offsetAt(place) - before
  return {
    from: first ? offset(first.start) : asking.offset,
    to: first ? offset(first.end) : asking.offset,
    offers: items.map((item) => ({
      label: item.label,
      word: item.filterText ?? item.label,
      about: wordsOf(item.documentation),
      detail: item.detail ?? '',
      template: templateOf(item),
      order: item.sortText ?? item.label,
    })),
  }
}

/** What the schemas say of what stands at a place. */
export async function aboutAt(asking: Asking): Promise<string | null> {
  const { document, json, before } = opened(asking)
  const found = await service.doHover(document, document.positionAt(before + asking.offset), json)
  const contents = found?.contents ?? []
  const words = Array.isArray(contents) ? contents.map(wordsOf).join('\n\n') : wordsOf(contents)
  // Of what is plain, too, the service takes Markdown's signs for marks.
  return words.replace(/\\(?=[^\w ])/g, '').trim() || null
}

/** The text in lists and objects as they stand around it in its file: the schemas look at no more. */
function opened({ kind, at, text }: Asking) {
  const around = split(at).map((step) => (/^\d+$/.test(step) ? ['[', ']'] : [`{${JSON.stringify(step)}:`, '}']))
  const before = around.map(([open]) => open).join('')
  const after = around.map(([, close]) => close).reverse()
  const document = TextDocument.create(kinds[kind], 'json', 1, before + text + after.join(''))
  return { document, json: service.parseJSONDocument(document), before: before.length }
}

function wordsOf(words: CompletionItem['documentation'] | string | { value: string }): string {
  return typeof words === 'string' ? words : (words?.value ?? '')
}

/** A snippet of VS Code in the signs of the text field: `${name}` is a place to fill, and a brace is no sign but with "\". */
function templateOf({ textEdit, insertText, label, insertTextFormat }: CompletionItem): string {
  const text = textEdit?.newText ?? insertText ?? label
  if (insertTextFormat !== 2) return text.replaceAll(/([{}])/g, '\\$1')
  return text.replaceAll(
    /\\([\\$}])|\$\{(\d+)(?::([^}]*)|\|([^,}|]*)[^}]*)?\}|\$(\d+)|\$(\w+)|([{}])/g,
    (_, letter, number, words, choice, bare, name, brace) => {
      if (letter !== undefined) return letter === '}' ? '\\}' : letter
      if (brace !== undefined) return `\\${brace}`
      if (name !== undefined) return today(name)
      const place = number ?? bare
      return `\${${place === '0' ? '' : `${place}:${words ?? choice ?? ''}`}}`
    },
  )
}

/** What snippets write for the day. */
function today(name: string): string {
  const now = new Date()
  const words: Readonly<Record<string, string>> = {
    CURRENT_YEAR: String(now.getFullYear()),
    CURRENT_MONTH: String(now.getMonth() + 1).padStart(2, '0'),
    CURRENT_MONTH_NAME: now.toLocaleString('en', { month: 'long' }),
    CURRENT_DATE: String(now.getDate()).padStart(2, '0'),
  }
  return words[name] ?? ''
}
