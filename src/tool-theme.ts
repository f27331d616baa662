import { createTheme } from '@mantine/core'

/** The look of our own tools, the gallery, the editor and the page for staff: quiet, so that what they show stands out. */
export const toolTheme = createTheme({
  primaryColor: 'ink',
  colors: {
    ink: ['#eef2f8', '#dbe3ef', '#b5c4dc', '#8ca4c8', '#6a88b7', '#5476ad', '#476daa', '#2f5288', '#284a7c', '#1b3f70'],
  },
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  defaultRadius: 'md',
  cursorType: 'pointer',
})
