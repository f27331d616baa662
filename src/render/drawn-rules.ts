import { alternatives, type CssRule, closing, rulesIn } from './css-rules.ts'

/**
 * The attributes by which styles tell types, and the arrangements of a type, apart. They are the server's alone: no
 * script changes them. So are those that tell the language and where its lines begin.
 */
const marks = 'section|tone|look|frame|span|columns|side|visible|cards'
const drawnMark = new RegExp(` (?:data-(?:${marks})|class)="[^"]*"`, 'g')
/** What stands in an attribute asked for in another way is no class. */
const askedMark = new RegExp(
  `\\[(?:data-)?((?:dir|lang\\||${marks})=(?:"[^"]*"|'[^']*'|[\\w-]+))\\]|\\[[^\\]]*\\]|(\\.[a-zA-Z][\\w-]*)`,
  'g',
)

/** What was taken from some attributes, by these: sections of a type that are arranged alike have the same ones. */
const known = new Map<string, string>()

/** The arrangements and classes that stand in some HTML, such as "look=bleed .card": one text, which is quickly told from others. */
export function marksIn(html: string): string {
  // Most stand there many times: what is not to be taken apart again costs little.
  const attributes = [...new Set(html.match(drawnMark))]
  const key = attributes.join('')
  const marks = known.get(key) ?? marksAmong(attributes)
  known.set(key, marks)
  return marks
}

function marksAmong(attributes: readonly string[]): string {
  const found = new Set<string>()
  for (const attribute of attributes) {
    const isMark = attribute.startsWith(' data-')
    if (isMark) found.add(plain(attribute.slice(' data-'.length)))
    else for (const name of attribute.slice(' class="'.length, -1).split(' ')) found.add(`.${name}`)
  }
  return [...found].join(' ')
}

/** The classes that some CSS asks for. */
export function classesIn(css: string): string[] {
  return [...new Set(css.match(/\.[a-zA-Z][\w-]*/g))]
}

type Drawn = ReadonlySet<string>

/** Makes of a style sheet, which is looked through once, one without the rules for arrangements and classes that are not drawn. */
export function drawnRules(css: string): (drawn: Drawn) => string {
  const rules = Array.from(rulesIn(css), drawnRule)
  return (drawn) => rules.map((rule) => rule(drawn)).join('')
}

function drawnRule({ head, body, whole }: CssRule): (drawn: Drawn) => string {
  const isGroup = /^@(media|supports|container)/.test(head)
  if (body === undefined || (head.startsWith('@') && !isGroup)) return () => whole
  if (isGroup) {
    const within = drawnRules(body)
    return (drawn) => {
      const inside = within(drawn)
      return inside && `${head}{${inside}}`
    }
  }
  const selectors = alternatives(head).map((text) => ({ text, isDrawn: whetherDrawn(text) }))
  return (drawn) => {
    const kept = selectors.filter(({ isDrawn }) => isDrawn(drawn))
    return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join()}{${body}}`
  }
}

/** Tells whether something on a page may match one of some selectors: all arrangements and classes that it asks for are there. */
function whetherDrawn(selectors: string): (drawn: Drawn) => boolean {
  const each = alternatives(selectors).map(whetherOneDrawn)
  return (drawn) => each.some((isDrawn) => isDrawn(drawn))
}

function whetherOneDrawn(selector: string): (drawn: Drawn) => boolean {
  const group = /:(is|where|has|not)\(/.exec(selector)
  if (!group) {
    const asked = Array.from(selector.matchAll(askedMark), ([, mark, name]) => mark ?? name)
    const needed = asked.filter((mark) => mark !== undefined).map(plain)
    return (drawn) => needed.every((mark) => drawn.has(mark))
  }
  const from = group.index + group[0].length
  const end = closing(selector, from, '(', ')')
  const around = whetherDrawn(selector.slice(0, group.index) + selector.slice(end + 1))
  if (group[1] === 'not') return around
  const inside = whetherDrawn(selector.slice(from, end))
  return (drawn) => inside(drawn) && around(drawn)
}

function plain(mark: string): string {
  return mark.replace(/["']/g, '')
}
