import { Anchor, mergeThemeOverrides } from '@mantine/core'
import { toolTheme } from '../tool-theme.ts'

/** The look of the gallery itself: quiet, so that the sections stand out. */
export const theme = mergeThemeOverrides(toolTheme, {
  primaryShade: { light: 7, dark: 3 },
  headings: { fontWeight: '650', textWrap: 'balance' },
  // Most stand among words, where a colour alone does not tell them.
  components: { Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }) },
})
