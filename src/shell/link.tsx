import type { ReactNode } from 'react'
import { addBase } from '../parts/markup.ts'
import { usePlace } from './template.tsx'

interface Props {
  href: string
  base: string
  className?: string | undefined
  children: ReactNode
}

/** A link that says of itself on the page that it leads to. */
export function PageLink({ href, base, className, children }: Props) {
  const current = usePlace(href.startsWith('/') ? { attribute: 'aria-current', on: { [href]: 'page' } } : undefined)
  return (
    <a className={className} {...current} href={addBase(href, base)}>
      {children}
    </a>
  )
}
