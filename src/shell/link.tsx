import type { ReactNode } from 'react'
import { addBase } from '../parts/markup.ts'

interface Props {
  href: string
  base: string
  className?: string | undefined
  children: ReactNode
}

/** A link that each page can mark as its own: forPage turns data-page into aria-current or removes it. */
export function PageLink({ href, base, className, children }: Props) {
  return (
    <a className={className} data-page={href.startsWith('/') ? href : undefined} href={addBase(href, base)}>
      {children}
    </a>
  )
}
