import type { Diagnostic } from '@codemirror/lint'
import type { JsonMark } from '../../agreed-json.ts'

/** What is wrong, at its place, with what to do and a button for what a machine can do. */
export function diagnosticOf({ from, to, severity, message, hint, mend }: JsonMark): Diagnostic {
  return {
    from,
    to,
    severity: severity === 'notice' ? 'info' : severity,
    message: hint === null ? message : `${message}\n${hint}`,
    ...(mend && {
      actions: [
        {
          name: `Mend it: ${mend.title}`,
          apply(view) {
            const changes = mend.edits.map(({ offset, length, text }) => ({
              from: offset,
              to: offset + length,
              insert: text,
            }))
            view.dispatch({ changes })
            view.focus()
          },
        },
      ],
    }),
  }
}
