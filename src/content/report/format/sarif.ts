import type { Diagnostic } from '../../diagnostic.ts'

/** Diagnostics as SARIF 2.1.0, which code scanners exchange. */
export function formatSarif(
  diagnostics: readonly Diagnostic[],
  rules: readonly { id: string; describe: string }[],
): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Sectile',
            rules: rules.map(({ id, describe }) => ({ id, shortDescription: { text: describe } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map(result),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function result({ file, line, column, endLine, endColumn, rule, severity, message, hint, pointer }: Diagnostic) {
  return {
    ruleId: rule,
    level: severity === 'notice' ? 'note' : severity,
    message: { text: hint === null ? message : `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
  }
}
