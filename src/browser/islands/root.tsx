import type { ReactNode } from 'react'
import { type StaticContent, StaticContents } from './static.tsx'

interface Props {
  statics: readonly StaticContent[]
  children: ReactNode
}

/** What surrounds an island's component, the same on the server and in the browser. */
export function IslandRoot({ statics, children }: Props) {
  return <StaticContents value={statics}>{children}</StaticContents>
}
