import type { Diagnostic } from '../../diagnostic.ts'

/** Diagnostics as workflow commands, which GitHub shows beside the lines of a pull request. */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ severity, file, line, column, endLine, endColumn, rule, message, hint }) => {
      const place = { file, line, col: column, endLine, endColumn, title: rule }
      const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
      return `::${severity} ${properties.join(',')}::${escapeData(hint === null ? message : `${message}\n${hint}`)}`
    })
    .join('\n')
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
