import type { Token } from 'markdown-it'
import { tokensOf } from '../../content/text/grammar.ts'
import { addBase } from '../../parts/markup.ts'

/** Paragraphs and lists as people write them in plain mails; the addresses of links, of this site below `base`, stand behind their words. */
export function plainText(prose: string, base: string): string {
  let text = ''
  /** The next numbers of the lists around it; one without numbers has none. */
  const lists: (number | undefined)[] = []
  for (const token of tokensOf(prose, 'prose')) {
    switch (token.type) {
      case 'bullet_list_open':
        lists.push(undefined)
        break
      case 'ordered_list_open':
        lists.push(Number(token.attrGet('start') ?? 1))
        break
      case 'list_item_open': {
        const number = lists.pop()
        lists.push(number === undefined ? undefined : number + 1)
        text += `${'  '.repeat(lists.length - 1)}${number === undefined ? '-' : `${number}.`} `
        break
      }
      case 'inline':
        text += plainLine(token.children ?? [], base)
        break
      case 'paragraph_close':
        text += token.hidden ? '\n' : '\n\n'
        break
      case 'bullet_list_close':
      case 'ordered_list_close':
        lists.pop()
        if (lists.length === 0) text = `${text.trimEnd()}\n\n`
    }
  }
  return `${text.trimEnd()}\n`
}

function plainLine(tokens: readonly Token[], base: string): string {
  let line = ''
  let words = 0
  let address = ''
  for (const token of tokens) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += '\n'
    else if (token.type === 'link_open') {
      words = line.length
      address = addBase(String(token.attrGet('href')), base).replace(/^(mailto|tel):/, '')
    } else if (token.type === 'link_close') {
      // Words that are the address say it already.
      if (line.slice(words).replaceAll(' ', '') !== address) line += ` (${address})`
    } else line += token.content
  }
  return line
}
