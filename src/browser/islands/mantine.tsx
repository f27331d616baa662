import { HeadlessMantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { islandTheme } from './theme.ts'

/**
 * What Mantine's components need around them. They bring their behaviour and their markup; how they look is in our style
 * sheets, in the theme's variables: a page with all of them would carry 9 kB of Mantine's own CSS, for the form alone 7.
 * The slider and the carousel do without: they load before anybody asks for them, and this costs 6 kB.
 */
export function Mantine({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider theme={islandTheme}>{children}</HeadlessMantineProvider>
}
