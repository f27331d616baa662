/** Colours for a terminal, or none. */
export function paint(color: boolean) {
  const style = (code: number, end: number) => (text: string) => (color ? `\u001b[${code}m${text}\u001b[${end}m` : text)
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    green: style(32, 39),
    yellow: style(33, 39),
    cyan: style(36, 39),
  }
}
