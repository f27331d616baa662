import path from 'node:path'
import { type ESTree, type Plugin, parseSync, type Rollup } from 'vite'
import * as drawnOnce from '../elements/react.ts'
import { root } from '../root.ts'

/** What Mantine calls its components and hooks; the rest of it makes the theme. */
const component = /^(?:[A-Z][a-z]|use[A-Z])/

/** Modules that ask for React or Mantine. */
const asking = /\bfrom\s*["'](?:react|@mantine\/[a-z]+)["']/

/** Tells by name, and when the bundle is made, what the build cannot draw: else a page would fail, and say less. */
export function unknownImports(): Plugin {
  const asked = new Map<string, Unknown[]>()
  return {
    name: 'sectile:unknown-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      order: 'post',
      filter: { id: /\/src\/.*\.tsx?$/, code: asking },
      handler(code, id) {
        asked.set(id, unknownOf(code))
      },
    },
    generateBundle(_, bundle: Rollup.OutputBundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const problems = chunks.flatMap(({ modules }) =>
        Array.from(asked, ([id, unknown]) => {
          // What only the browser does has been left out of the bundle.
          const left = unknown.filter((each) => isLeft(each, modules[id]?.code, Object.keys(modules)))
          return problemsOf(path.relative(root, id), left)
        }).flat(),
      )
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}

/** Something of React or Mantine that is not there where the build draws. */
interface Unknown {
  readonly name: string
  /** What the module calls it. */
  readonly local: string
  readonly from: string
}

function unknownOf(code: string): Unknown[] {
  return parseSync('module.js', code).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const from = statement.source.value
    const isUnknown = (name: string) =>
      from === 'react' ? !Object.hasOwn(drawnOnce, name) : from.startsWith('@mantine/') && component.test(name)
    return statement.specifiers
      .map((specifier) => ({ name: importedBy(specifier), local: specifier.local.name, from }))
      .filter(({ name }) => isUnknown(name))
  })
}

/** Mantine has a module for each component and hook. Of React there is nothing but the name, and of all of it not even that. */
function isLeft({ name, local, from }: Unknown, code: string | null | undefined, modules: readonly string[]): boolean {
  if (!code) return false
  if (name === 'default' || name === '*') return true
  if (from === 'react') return new RegExp(`\\b${local}\\b`).test(code)
  const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const end = new RegExp(`/${from}/.*/(?:${name}|${dashed})\\.m?js$`)
  return modules.some((id) => end.test(id))
}

function problemsOf(file: string, unknown: readonly Unknown[]): string[] {
  const [react, mantine] = [true, false].map((isReact) =>
    unknown
      .filter(({ from }) => (from === 'react') === isReact)
      .map(({ name }) => `"${name}"`)
      .join(', '),
  )
  const known = Object.keys(drawnOnce).sort().join(', ')
  return [
    ...(react
      ? [`${file}: the build draws a section once, without a browser, and has no ${react} of React. It has ${known}.`]
      : []),
    ...(mantine
      ? [
          `${file}: the build cannot draw ${mantine} of Mantine. Write plain elements with the pieces in src/parts and the theme's variables, such as var(--mantine-spacing-md). What visitors operate belongs into TYPE.island.tsx, and what Mantine draws there stands as plain elements in TYPE.markup.tsx.`,
        ]
      : []),
  ]
}

function importedBy(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type !== 'ImportSpecifier') return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
}
