import { useEffect } from 'react'
import { join } from '../../../content/json/pointer.ts'
import type { SiteState } from '../../agreed.ts'
import { seenOf } from '../around.ts'
import { drawnIn } from '../on-page/drawn.ts'
import { writtenIn } from '../on-page/written.ts'
import { store } from '../store.ts'
import { useVariables } from '../use-variables.ts'
import { partOf } from './schema.ts'

/** Leads from words around the sections of the page that were clicked to the field of the settings that they are written in. */
export function useTouched(
  part: string,
  state: SiteState | undefined,
  touched: Element | undefined,
  onLed: () => void,
): void {
  const variables = useVariables()
  useEffect(() => {
    if (!touched || !state) return
    const around = seenOf(part, touched.ownerDocument)
    // Another part may be open for a moment yet.
    if (!around?.contains(touched)) return
    onLed()
    const field = partOf(part)?.field
    if (!field) return
    const drawn = drawnIn(around, writtenIn(field, state.value[part], join('/site', part), variables))
    const itself = drawn.find(({ parent, nodes }) => parent === touched || nodes.some((node) => node.contains(touched)))
    // Beside the words, as in a link that is wider than these.
    const [inside, ...more] = drawn.filter(({ parent }) => touched.contains(parent))
    const found = itself ?? (more.length === 0 ? inside : undefined)
    if (found) store.seek(found.written.at)
  })
}
