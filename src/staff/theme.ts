import { Alert, Modal, mergeThemeOverrides } from '@mantine/core'
import { toolTheme } from '../tool-theme.ts'

/** The look of the page for staff: quiet, so that what visitors wrote stands out. */
export const theme = mergeThemeOverrides(toolTheme, {
  primaryShade: { light: 7, dark: 6 },
  headings: { fontWeight: '650', textWrap: 'balance', sizes: { h1: { fontSize: '1.625rem', lineHeight: '1.25' } } },
  respectReducedMotion: true,
  components: {
    // Coloured words are hard to read; the colour of the border says enough.
    Alert: Alert.extend({
      styles: { root: { background: 'var(--mantine-color-body)' }, title: { color: 'var(--mantine-color-text)' } },
    }),
    Modal: Modal.extend({ styles: { title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } } }),
  },
})
