import { renderUnicodeCompact } from 'uqr'

/** White signs on black, of the fixed colours: the first 16 are whatever the terminal's theme says. */
const [painted, plain] = ['\x1b[38;5;231;48;5;16m', '\x1b[0m']

/** A QR code to scan from a terminal, dark or light. */
export function drawCode(text: string): string {
  const lines = renderUnicodeCompact(text, { border: 2 }).split('\n')
  return lines.map((line) => `${painted}${line}${plain}`).join('\n')
}
