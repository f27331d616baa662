import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { elements } from '../../src/vite/elements.ts'
import { unknownImports } from '../../src/vite/unknown-imports.ts'

const file = path.join(root, 'src/sections/glossary.tsx')

/** What the server's bundle of a section says that is wrong with it. */
async function problemsOf(code: string): Promise<string> {
  const module = {
    name: 'the module',
    resolveId: (id: string) => (id === file ? id : undefined),
    load: (id: string) => (id === file ? code : undefined),
  }
  const made = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [module, unknownImports(), elements()],
    ssr: { noExternal: true },
    build: { ssr: true, write: false, rolldownOptions: { input: file, shimMissingExports: true } },
  })
  return made.then(
    () => '',
    (error: Error) => error.message,
  )
}

test("Mantine's components and hooks, which the build cannot draw, are told by their names", async () => {
  const problems = await problemsOf(`
    import { Badge, Stack as Pile } from '@mantine/core'
    import { useForm } from '@mantine/form'
    export const Glossary = () => <Pile><Badge>{useForm().values.name}</Badge></Pile>`)
  expect(problems).toContain('src/sections/glossary.tsx: the build cannot draw "Badge", "Stack", "useForm" of Mantine.')
  expect(problems).toContain('TYPE.markup.tsx')
})

test('an attribute and an element of which the build does not know what React writes are told with their file', async () => {
  // As the compiler writes it for visitors; for tests it would write it otherwise.
  const drawn = (call: string) =>
    problemsOf(`import { jsx as _jsx } from 'react/jsx-runtime'\nexport const Glossary = () => ${call}`)
  const place = 'src/sections/glossary.tsx: What React writes for'
  expect(await drawn('_jsx("input", { defaultValue: "" })')).toContain(`${place} the attribute "defaultValue"`)
  expect(await drawn('_jsx("listing", { children: "Words" })')).toContain(`${place} <listing>`)
})

test('what the build does not have of React is told, with what there is', async () => {
  const problems = await problemsOf(`
    import { memo, useId, useMemo } from 'react'
    export const Glossary = memo(() => <p id={useId()}>{useMemo(() => 'Words', [])}</p>)`)
  expect(problems).toContain('has no "useId" of React')
  expect(problems).toMatch(/It has Fragment, .*useMemo.*\./)
})

test.for([
  ['React', 'default'],
  ['* as React', '*'],
])('%s is asked for by its parts', async ([imported, name]) => {
  const problems = await problemsOf(
    `import ${imported} from 'react'; export const Glossary = () => <p>{React.version}</p>`,
  )
  expect(problems).toContain(`has no "${name}" of React`)
})

test("what only the browser does may have all of both, and the theme is Mantine's", async () => {
  const problems = await problemsOf(`
    import { Badge, createTheme } from '@mantine/core'
    import { useId } from 'react'
    function Live() { return <Badge id={useId()}>New</Badge> }
    export const Glossary = () => <p>{createTheme({ primaryColor: 'teal' }).primaryColor}</p>`)
  expect(problems).toBe('')
})
