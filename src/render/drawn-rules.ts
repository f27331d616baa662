/**
 * The attributes by which styles tell types, and the arrangements of a type, apart. They are the server's alone: no
 * script changes them.
 */
const marks = 'section|tone|look|frame|span|columns|side|visible|cards'
const drawnMark = new RegExp(` (?:data-(?:${marks})|class)="[^"]*"`, 'g')
/** What stands in an attribute asked for in another way is no class. */
const askedMark = new RegExp(
  `\\[data-((?:${marks})=(?:"[^"]*"|'[^']*'|[\\w-]+))\\]|\\[[^\\]]*\\]|(\\.[a-zA-Z][\\w-]*)`,
  'g',
)

/** The arrangements and classes that stand in some HTML, such as "look=bleed" and ".card". */
export function marksIn(html: string): string[] {
  const found = new Set<string>()
  // Most stand there many times: what is not to be taken apart again costs little.
  for (const attribute of new Set(html.match(drawnMark))) {
    const isMark = attribute.startsWith(' data-')
    if (isMark) found.add(plain(attribute.slice(' data-'.length)))
    else for (const name of attribute.slice(' class="'.length, -1).split(' ')) found.add(`.${name}`)
  }
  return [...found]
}

/** The classes that some CSS asks for. */
export function classesIn(css: string): string[] {
  return [...new Set(css.match(/\.[a-zA-Z][\w-]*/g))]
}

/** A style sheet without the rules for arrangements and classes that are not drawn. */
export function drawnRules(css: string, drawn: ReadonlySet<string>): string {
  let kept = ''
  for (const { head, body, whole } of rulesIn(css)) {
    if (body === undefined) kept += whole
    else if (/^@(media|supports|container)/.test(head)) {
      const inside = drawnRules(body, drawn)
      if (inside !== '') kept += `${head}{${inside}}`
    } else if (head.startsWith('@')) kept += whole
    else {
      const selectors = alternatives(head).filter((selector) => isDrawn(selector, drawn))
      if (selectors.length > 0) kept += `${selectors.join()}{${body}}`
    }
  }
  return kept
}

/** Whether something on the page may match one of some selectors: all arrangements and classes that it asks for are there. */
function isDrawn(selectors: string, drawn: ReadonlySet<string>): boolean {
  return alternatives(selectors).some((selector) => {
    const group = /:(is|where|has|not)\(/.exec(selector)
    if (!group) return [...selector.matchAll(askedMark)].every(([, mark, name]) => isThere(mark ?? name, drawn))
    const from = group.index + group[0].length
    const end = closing(selector, from, '(', ')')
    const inside = group[1] === 'not' || isDrawn(selector.slice(from, end), drawn)
    return inside && isDrawn(selector.slice(0, group.index) + selector.slice(end + 1), drawn)
  })
}

function isThere(mark: string | undefined, drawn: ReadonlySet<string>): boolean {
  return mark === undefined || drawn.has(plain(mark))
}

/** The selectors of a list. */
function alternatives(selectors: string): string[] {
  let depth = 0
  const found = ['']
  for (const sign of selectors) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found
}

function plain(mark: string): string {
  return mark.replace(/["']/g, '')
}

interface CssRule {
  head: string
  /** None of a statement such as an import. */
  body: string | undefined
  whole: string
}

/** The rules of a minified style sheet, from outside. */
function* rulesIn(css: string): Generator<CssRule> {
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    const stop = css.indexOf(';', at)
    const isStatement = open < 0 || (stop >= 0 && stop < open)
    if (isStatement) {
      const end = stop < 0 ? css.length : stop + 1
      yield { head: '', body: undefined, whole: css.slice(at, end) }
      at = end
      continue
    }
    const end = closing(css, open + 1, '{', '}')
    yield { head: css.slice(at, open).trim(), body: css.slice(open + 1, end), whole: css.slice(at, end + 1) }
    at = end + 1
  }
}

/** Where what was opened before a place is closed. */
function closing(text: string, from: number, open: string, close: string): number {
  let depth = 1
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at)
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === open) depth++
    else if (sign === close && --depth === 0) return at
  }
  return text.length
}
