import { type ESTree, minifySync, parseSync, Visitor } from 'vite'

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

/** A script without its branches for what never occurs, and without the functions that only these called. */
export function leaveOut(script: string, { tags, bodies }: LeftOut): string {
  const edits: Edit[] = []
  const declared: { start: number; name: string }[] = []
  const missing = new Set(Object.keys(bodies))
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
  }).visit(parse(script))
  if (missing.size > 0) throw new Error(`The script has no functions named ${[...missing].join(', ')}.`)
  const { code, errors } = minifySync('script.js', edited(script, edits), { compress: true, mangle: false })
  if (errors[0]) throw new Error(errors[0].message)
  return withoutUncalled(code)
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

/** Functions that call each other are uncalled together, which a minifier does not see. */
function withoutUncalled(script: string): string {
  const functions = new Map<string, Edit>()
  const words = (text: string) => text.match(/[\w$]+/g) ?? []
  for (const node of parse(script).body)
    if (node.type === 'FunctionDeclaration' && node.id)
      functions.set(node.id.name, { start: node.start, end: node.end, text: '' })
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
  return parseSync('script.js', script).program
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
