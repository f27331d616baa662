import { alternatives, closing, rulesIn } from './css-rules.ts'

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

function plain(mark: string): string {
  return mark.replace(/["']/g, '')
}
