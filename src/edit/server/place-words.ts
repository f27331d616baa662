import { pageAt } from '../../changes/site/places.ts'
import { split } from '../../content/json/pointer.ts'
import { fileAt } from '../../content/read/files-of.ts'
import type { Sources } from '../../content/read/source-file.ts'
import { fill } from '../../content/text/variables.ts'
import { isObject } from '../../is-object.ts'
import { shortened } from '../../letters.ts'
import { readable } from '../../schema/readable.ts'
import { namingWords } from '../naming.ts'
import { nameOf } from './section-name.ts'
import { variablesIn } from './views.ts'

interface Place {
  readonly file: string
  readonly pointer: string
  /** The path of the page in which it is. */
  readonly page: string | null
}

/** Where something is written, by the names that authors see: "Menu: Products › Overview", "Prices (/prices): What it costs". */
export function placeWords(sources: Sources, { file, pointer, page }: Place): string {
  const found = fileAt(sources, file)
  const steps = split(pointer)
  const { title, inside } = partOf(sources, steps, page)
  const names = inside.map((count) => nameIn(found?.at(steps.slice(0, count)), steps[count - 2] === 'sections'))
  const known = variablesIn(sources)
  const words = names.filter((name, index) => name !== '' && name !== names[index - 1]).join(' › ')
  return fill(words === '' ? title : `${title}: ${words}`, known)
}

/** What of a site it is in, and how far the way goes to each thing in that which may have a name. */
function partOf(sources: Sources, steps: readonly string[], page: string | null) {
  const from = (begin: number) => steps.slice(begin).map((_, index) => begin + index + 1)
  if (page !== null) {
    const place = pageAt(sources, page)
    return {
      title: `${shortened(String(place.page.title), longest)} (${page})`,
      inside: from(split(place.at).length + 1),
    }
  }
  const [top, name = '', part] = steps
  if (top === 'shared') return { title: `Shared as “${name}”`, inside: from(2) }
  return { title: name === 'header' && part === 'menu' ? 'Menu' : readable(name), inside: from(2) }
}

/** 32: by then it is known which page it is, and its address stands beside it. */
const longest = 32

/** The name of a section or an entry, or what a link in it says; an address alone is no name. */
function nameIn(value: unknown, isSection: boolean): string {
  if (!isObject(value)) return ''
  const { href: _, ...others } = value
  return isSection ? nameOf(value) : (namingWords(others) ?? '')
}
