import { misused, readFlags } from './lib/flags.ts'
import { takePictures } from './lib/section-pictures.ts'
import { sectionTypes } from './lib/section-types.ts'

const help = `npm run pictures [-- --only TYPE]

Makes the small pictures of section types in docs/pictures: each type's full example, as the gallery shows it on a wide
screen.
  --only TYPE  the picture of this type alone; may be given several times  (all)`

process.exitCode = await main()

async function main(): Promise<number> {
  const types = sectionTypes()
  const flags = readFlags(help, { only: { type: 'string', multiple: true, default: types } })
  if (typeof flags === 'number') return flags
  const unknown = flags.only.find((name) => !types.includes(name))
  if (unknown !== undefined) return misused(help, `There is no type "${unknown}". There are: ${types.join(', ')}.`)
  const bytes = await takePictures(flags.only)
  console.log(`${flags.only.length} pictures, ${(bytes / 1000).toFixed(1)} kB.`)
  return 0
}
