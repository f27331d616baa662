import { drawings } from './pictures/drawings.ts'
import { files } from './pictures/files.ts'
import { inPlaces } from './pictures/places.ts'
import type { Try } from './try.ts'

/** Pictures. */
export const pictures: readonly Try[] = [...files, ...drawings, ...inPlaces]

export { soundPictures } from './pictures/sound.ts'
