import { takeEditorPictures } from './lib/editor-pictures.ts'
import { misused, readFlags } from './lib/flags.ts'
import { takePictures } from './lib/section-pictures.ts'
import { sectionTypes } from './lib/section-types.ts'

const help = `npm run pictures [-- --only NAME]

Makes the small pictures in docs/pictures: each section type's full example, as the gallery shows it on a wide screen, and
the editor at work.
  --only NAME  the picture of this type alone, or those of the "editor"; may be given several times  (all)`

process.exitCode = await main()

async function main(): Promise<number> {
  const types = sectionTypes()
  const names = [...types, 'editor']
  const flags = readFlags(help, { only: { type: 'string', multiple: true, default: names } })
  if (typeof flags === 'number') return flags
  const unknown = flags.only.find((name) => !names.includes(name))
  if (unknown !== undefined)
    return misused(help, `There is no picture of "${unknown}". There are: ${names.join(', ')}.`)
  const wanted = types.filter((type) => flags.only.includes(type))
  const sections = wanted.length > 0 ? await takePictures(wanted) : 0
  const editor = flags.only.includes('editor') ? await takeEditorPictures() : 0
  console.log(`The pictures have ${((sections + editor) / 1000).toFixed(1)} kB.`)
  return 0
}
