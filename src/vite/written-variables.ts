import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'

const folders = ['sections', 'parts', 'shell', 'browser']

/** The CSS variables that components and scripts write, as in style attributes. */
export function writtenVariables(): string[] {
  const files = folders.flatMap((name) => {
    const folder = path.join(root, 'src', name)
    return readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file)))
  })
  const texts = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  return [...new Set(texts.flatMap((text) => text.match(/(?<=['"`])--[a-z][\w-]*/g) ?? []))].sort()
}
