import { Anchor, createTheme } from '@mantine/core'

/** The look of the gallery itself: quiet, so that the sections stand out. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 3 },
  colors: {
    ink: ['#eef2f8', '#dbe3ef', '#b5c4dc', '#8ca4c8', '#6a88b7', '#5476ad', '#476daa', '#2f5288', '#284a7c', '#1b3f70'],
  },
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  headings: { fontWeight: '650', textWrap: 'balance' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  // Most stand among words, where a colour alone does not tell them.
  components: { Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }) },
})
