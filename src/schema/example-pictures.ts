import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'

const folder = path.join(root, 'schemas/examples')

/** The pictures of the schemas' examples, which every site may show: where each lies, by its address. */
export const examplePictures: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).map((name) => [`/images/examples/${name}`, path.join(folder, name)]),
)
