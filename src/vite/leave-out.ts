import { type ESTree, minify, parseSync, Visitor } from 'vite'

export interface LeftOut {
  /** The tags of what never occurs: to compare with one is to say no. */
  readonly tags: ReadonlySet<number>
  /** The bodies of functions that are called for nothing else, or whose answer nobody reads. */
  readonly bodies: Readonly<Record<string, string>>
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Where a function begins that is in no other one: scripts of libraries are indented. */
const outerFunction = /^(?=function )/m

/** A script without its branches for what never occurs, and without the functions that only these called. */
export async function leaveOut(script: string, leftOut: LeftOut): Promise<string> {
  const names = Object.keys(leftOut.bodies)
  const missing = new Set(names)
  const mentions = new RegExp(`\\b(?:${['tag', ...names].join('|')})\\b`)
  // What is taken out stands in a fifth of the script: to read all of it would take longest of all that is done here.
  const parts = script
    .split(outerFunction)
    .map((part) => (mentions.test(part) ? edited(part, editsIn(part, leftOut, missing)) : part))
  if (missing.size > 0) throw new Error(`The script has no functions named ${[...missing].join(', ')}.`)
  const options = { compress: true, mangle: false, codegen: { removeWhitespace: false } }
  const { code, errors } = await minify('script.js', parts.join(''), options)
  if (errors[0]) throw new Error(errors[0].message)
  return withoutUncalled(code)
}

/** The edits that take out of a part what is left out. Of functions with another body, those found are not missing. */
function editsIn(part: string, { tags, bodies }: LeftOut, missing: Set<string>): Edit[] {
  const edits: Edit[] = []
  const declared: { start: number; name: string }[] = []
  const never = (node: ESTree.Expression | null) =>
    node?.type === 'Literal' && typeof node.value === 'number' && tags.has(node.value)
  new Visitor({
    BinaryExpression({ start, end, operator, left, right }) {
      if (operator !== '===' && operator !== '!==') return
      if (!(never(left) ? isTag(right) : never(right) && isTag(left))) return
      edits.push({ start, end, text: String(operator === '!==') })
    },
    VariableDeclarator({ start, id }) {
      if (id.type === 'Identifier') declared.push({ start, name: id.name })
    },
    'SwitchStatement:exit'({ discriminant, cases }) {
      if (!isTag(discriminant)) return
      const [kept] = cases.filter(({ test, consequent }) => !never(test) && consequent.length > 0)
      if (!kept) return
      let isReached = false
      for (const { start, end, test, consequent } of cases) {
        const [first] = consequent
        const isWhole = never(test) && !(first && isReached)
        if (!isWhole) isReached = !isEnd(consequent.at(-1))
        // What the case above goes on to stays, without its name.
        if (never(test)) edits.push({ start, end: isWhole ? end : (first?.start ?? end), text: '' })
        const names = isWhole ? declared.filter((each) => each.start > start && each.start < end) : []
        // A variable is there for its whole function, wherever it is declared.
        if (names.length > 0)
          edits.push({ start: kept.end, end: kept.end, text: `;var ${names.map(({ name }) => name).join()};` })
      }
    },
    FunctionDeclaration({ id, body }) {
      const text = id ? bodies[id.name] : undefined
      if (!id || !body || text === undefined) return
      missing.delete(id.name)
      edits.push({ start: body.start, end: body.end, text: `{${text}}` })
    },
  }).visit(parse(part))
  return edits
}

/** Where a script keeps of what kind something is. */
function isTag(node: ESTree.Expression): boolean {
  if (node.type === 'Identifier') return node.name === 'tag'
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag'
}

/** What follows such a statement is not reached from it. */
function isEnd(node: ESTree.Statement | null | undefined): boolean {
  if (node?.type === 'BlockStatement') return isEnd(node.body.at(-1))
  if (node?.type === 'IfStatement') return isEnd(node.consequent) && isEnd(node.alternate)
  return /^(Break|Continue|Return|Throw)Statement$/.test(node?.type ?? '')
}

/** As the minifier prints them. */
const printedFunction = /^function ([\w$]+)\(.*?\{(?:\}|\n.*?^\})$/gms

/** Functions that call each other are uncalled together, which a minifier does not see. */
function withoutUncalled(script: string): string {
  const functions = new Map<string, Edit>()
  const words = (text: string) => text.match(/[\w$]+/g) ?? []
  for (const { index, 0: whole, 1: name = '' } of script.matchAll(printedFunction))
    functions.set(name, { start: index, end: index + whole.length, text: '' })
  // A set grows while it is read: what a called function calls is visited too.
  const called = new Set(words(edited(script, [...functions.values()])))
  for (const name of called) {
    const { start, end } = functions.get(name) ?? { start: 0, end: 0 }
    for (const word of words(script.slice(start, end))) called.add(word)
  }
  return edited(
    script,
    [...functions].flatMap(([name, edit]) => (called.has(name) ? [] : [edit])),
  )
}

function parse(script: string): ESTree.Program {
  const { program, errors } = parseSync('script.js', script)
  if (errors[0]) throw new Error(errors[0].message)
  return program
}

/** The text after all edits; of two that overlap the outer one counts. */
function edited(text: string, edits: readonly Edit[]): string {
  let from = 0
  let result = ''
  for (const { start, end, text: between } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue
    result += text.slice(from, start) + between
    from = end
  }
  return result + text.slice(from)
}
