import { type RefObject, useEffect } from 'react'
import { controlIn } from './control-in.ts'

/**
 * Ties a note to the control of the field that it stands below, so that it is heard by whoever comes there. Controls name what
 * describes them themselves and know of no more, which is why it is written beside that once they are drawn.
 */
export function useDescribing(note: RefObject<HTMLElement | null>, isError: boolean, describes: boolean): void {
  useEffect(() => {
    const { id = '' } = note.current ?? {}
    const field = describes ? note.current?.closest<HTMLElement>('[data-field]') : undefined
    const control = field && controlIn(field)
    if (!control || control === field) return
    const others = () => (control.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id)
    control.setAttribute('aria-describedby', [...others(), id].join(' '))
    if (isError) control.setAttribute('aria-invalid', 'true')
    return () => {
      control.setAttribute('aria-describedby', others().join(' '))
      if (isError) control.removeAttribute('aria-invalid')
    }
  })
}
