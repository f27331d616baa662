import { readFile } from 'node:fs/promises'
import { examplePictures } from '../../schema/example-pictures.ts'
import { lookAt, pictureHash } from './look.ts'

const banner = '// Made from schemas/examples/ by npm run generate. Do not edit.\n\n'

/** What the pictures of the schemas' examples hold: they are ours, so that nobody has to look at them again. */
export async function generateExamples(): Promise<Record<string, string>> {
  const looked = [...examplePictures].sort().map(async ([address, file]) => {
    const bytes = await readFile(file)
    return [address, { ...(await lookAt(bytes, pictureHash(bytes))), size: bytes.length }]
  })
  const pictures = JSON.stringify(Object.fromEntries(await Promise.all(looked)), undefined, 2)
  return { 'src/generated/examples.ts': `${banner}export const examples = ${pictures} as const\n` }
}
