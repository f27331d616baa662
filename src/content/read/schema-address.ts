import { statSync } from 'node:fs'
import path from 'node:path'
import { isObject } from '../../is-object.ts'
import type { Problem } from '../problem.ts'

/** The schemas by what they describe, as their files are named. */
const schemas = { config: 'pages.schema.json', page: 'page.schema.json' }

/** What is wrong with where "$schema" leads from a file: editors say nothing, they only stop helping. */
export function schemaProblem(file: string, value: unknown, kind: keyof typeof schemas): Problem | undefined {
  const address = addressIn(value)
  if (address === undefined) return undefined
  const folder = path.dirname(path.resolve(file))
  const target = path.resolve(folder, address)
  const isThere = isFile(target)
  const name = schemas[kind]
  if (isThere && path.basename(target) === name) return undefined
  const right = nearestSchema(folder, name)
  return {
    spot: { pointer: '/$schema', on: 'value' },
    rule: 'schema-address',
    severity: 'warning',
    message: isThere
      ? `"$schema" leads to ${path.basename(target)}, which describes other files: VS Code would help wrongly here.`
      : '"$schema" leads to no file, so that VS Code cannot help here.',
    hint: right
      ? `From this file it is "${right}".`
      : `It is the address of ${name} in the folder "schemas", as seen from this file. Without it nothing else changes.`,
    fix: right ? { title: `write "${right}"`, change: { value: right } } : undefined,
  }
}

/** Where "$schema" leads. Addresses of the web are not looked up. */
function addressIn(value: unknown): string | undefined {
  const address = isObject(value) ? value.$schema : undefined
  return typeof address !== 'string' || /^[a-z][\w+.-]+:/i.test(address) ? undefined : address
}

/** All files that are asked for to judge where "$schema" leads from some files. */
export function schemaTargets(files: Iterable<{ path: string; value: unknown }>): string[] {
  const targets = new Set<string>()
  const folders = new Set<string>()
  for (const { path: file, value } of files) {
    const address = addressIn(value)
    if (address === undefined) continue
    const folder = path.dirname(path.resolve(file))
    targets.add(path.resolve(folder, address))
    folders.add(folder)
  }
  for (const folder of folders)
    for (let at = folder; ; at = path.dirname(at)) {
      for (const name of Object.values(schemas)) targets.add(path.join(at, 'schemas', name))
      if (at === path.dirname(at)) break
    }
  return [...targets]
}

/** The address of a schema, which stands in a folder "schemas" beside a file or further up. */
function nearestSchema(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    const file = path.join(at, 'schemas', name)
    if (isFile(file)) {
      const address = path.relative(folder, file).split(path.sep).join('/')
      return address.startsWith('.') ? address : `./${address}`
    }
    if (at === path.dirname(at)) return undefined
  }
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}
