import { Modal, mergeThemeOverrides } from '@mantine/core'
import { toolTheme } from '../../tool-theme.ts'

/** The look of the editor: quiet, so that the page in its midst stands out. */
export const theme = mergeThemeOverrides(toolTheme, {
  primaryShade: { light: 7, dark: 6 },
  headings: { fontWeight: '620' },
  respectReducedMotion: true,
  components: {
    Modal: Modal.extend({
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' } },
      styles: { title: { fontWeight: 620, fontSize: 'var(--mantine-font-size-lg)' } },
    }),
  },
})
