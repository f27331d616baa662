import { existsSync } from 'node:fs'
import path from 'node:path'
import { examplePictures } from '../schema/example-pictures.ts'

/** Where a file lies that visitors know by its address: in public/, which may have a picture of the examples of its own. */
export function publicFile(publicFolder: string, address: string): string {
  const own = path.join(publicFolder, address)
  return existsSync(own) ? own : (examplePictures.get(address) ?? own)
}
