import { Alert, createTheme, Modal } from '@mantine/core'

/** The look of the page for staff: quiet, so that what visitors wrote stands out. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: {
    ink: ['#eef2f8', '#dbe3ef', '#b5c4dc', '#8ca4c8', '#6a88b7', '#5476ad', '#476daa', '#2f5288', '#284a7c', '#1b3f70'],
  },
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  headings: { fontWeight: '650', textWrap: 'balance', sizes: { h1: { fontSize: '1.625rem', lineHeight: '1.25' } } },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Coloured words are hard to read; the colour of the border says enough.
    Alert: Alert.extend({
      styles: { root: { background: 'var(--mantine-color-body)' }, title: { color: 'var(--mantine-color-text)' } },
    }),
    Modal: Modal.extend({ styles: { title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } } }),
  },
})
