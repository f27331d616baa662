import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** A page's heading. After a link was followed it has the focus, so that a screen reader says where one is. */
export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const followed = useNavigationType() === 'PUSH'
  useEffect(() => {
    document.title = children === 'Sections' ? children : `${children} · Sections`
    if (followed) heading.current?.focus({ preventScroll: true })
  }, [children, followed])
  return (
    <Title order={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}
