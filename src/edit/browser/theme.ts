import { Checkbox, Modal, mergeThemeOverrides, Radio } from '@mantine/core'
import { toolTheme } from '../../tool-theme.ts'

/** The look of the editor: quiet, so that the page in its midst stands out. */
export const theme = mergeThemeOverrides(toolTheme, {
  colors: {
    // The blue greys of the editor, where dialogs, buttons and fields would bring greys of their own.
    dark: [
      '#e6ebf2',
      '#c8d1dc',
      '#a3b0c0',
      '#93a1b3',
      '#3d4a5b',
      '#2c3644',
      '#1b232d',
      '#151b23',
      '#10151c',
      '#0b0f14',
    ],
    // Dark enough for white letters on it, and for its own on white.
    red: ['#fdecea', '#f9d2cf', '#f2a9a4', '#ea8079', '#e15b52', '#d53b31', '#c12d24', '#b3261e', '#93201a', '#731914'],
  },
  primaryShade: { light: 7, dark: 6 },
  headings: { fontWeight: '620' },
  respectReducedMotion: true,
  components: {
    // Large enough for a finger.
    Checkbox: Checkbox.extend({ vars: () => ({ root: { '--checkbox-size': '24px' } }) }),
    Radio: Radio.extend({ vars: () => ({ root: { '--radio-size': '24px' } }) }),
    Modal: Modal.extend({
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' } },
      styles: { title: { fontWeight: 620, fontSize: 'var(--mantine-font-size-lg)' } },
    }),
  },
})
