import { createTheme, Modal } from '@mantine/core'

/** The look of the editor: quiet, so that the page in its midst stands out. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: {
    ink: ['#eef2f8', '#dbe3ef', '#b5c4dc', '#8ca4c8', '#6a88b7', '#5476ad', '#476daa', '#2f5288', '#284a7c', '#1b3f70'],
  },
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  headings: { fontWeight: '620' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: Modal.extend({
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' } },
      styles: { title: { fontWeight: 620, fontSize: 'var(--mantine-font-size-lg)' } },
    }),
  },
})
