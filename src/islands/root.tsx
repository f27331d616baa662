import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { type StaticContent, StaticContents } from './static.tsx'
import { islandTheme } from './theme.ts'

/** The site has one colour scheme: nothing to remember, nothing to watch. */
const colorScheme = {
  get: () => 'light' as const,
  set() {},
  subscribe() {},
  unsubscribe() {},
  clear() {},
}

interface Props {
  statics: readonly StaticContent[]
  children: ReactNode
}

/** What surrounds an island's component, the same on the server and in the browser. */
export function IslandRoot({ statics, children }: Props) {
  return (
    <MantineProvider
      colorSchemeManager={colorScheme}
      forceColorScheme="light"
      // Without a root element Mantine writes no attribute to <html>; without these three no style element.
      getRootElement={() => undefined}
      theme={islandTheme}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <StaticContents value={statics}>{children}</StaticContents>
    </MantineProvider>
  )
}
