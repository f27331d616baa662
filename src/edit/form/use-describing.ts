import { type RefObject, useEffect } from 'react'
import { controlIn } from './control-in.ts'

/**
 * Ties a note to the control of the field that it stands below, so that it is heard by whoever comes there. Controls name what
 * describes them themselves and know of no more, which is why it is written beside that, each time that they have named it.
 */
export function useDescribing(note: RefObject<HTMLElement | null>, isError: boolean, describes: boolean): void {
  useEffect(() => {
    const { id = '' } = note.current ?? {}
    const field = describes ? note.current?.closest<HTMLElement>('[data-field]') : undefined
    const control = field && controlIn(field)
    if (!control || control === field) return
    const named = () => (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const others = () => named().filter((one) => one !== id)
    const tie = () => {
      if (!named().includes(id)) control.setAttribute('aria-describedby', [...named(), id].join(' '))
      if (isError && control.getAttribute('aria-invalid') !== 'true') control.setAttribute('aria-invalid', 'true')
    }
    tie()
    const naming = new MutationObserver(tie)
    naming.observe(control, { attributeFilter: ['aria-describedby', 'aria-invalid'] })
    return () => {
      naming.disconnect()
      control.setAttribute('aria-describedby', others().join(' '))
      if (isError) control.removeAttribute('aria-invalid')
    }
  })
}
