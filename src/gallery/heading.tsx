import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** The page that the gallery was opened with is where the browser has the focus. */
let isOpened = false

/** A page's heading. After a link or the browser's Back it has the focus, so that a screen reader says where one is. */
export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isElsewhere = useNavigationType() !== 'REPLACE'
  useEffect(() => {
    document.title = children === 'Sections' ? children : `${children} · Sections`
    if (isElsewhere && isOpened) heading.current?.focus({ preventScroll: true })
    isOpened = true
  }, [children, isElsewhere])
  return (
    <Title order={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}
