/** Whether the answers to these fields hold an e-mail address or a telephone number. */
export function isReachable(
  fields: readonly { readonly kind: string; readonly name: string }[],
  answers: Readonly<Record<string, unknown>>,
): boolean {
  return fields.some(
    ({ kind, name }) => (kind === 'email' || kind === 'tel') && String(answers[name] ?? '').trim() !== '',
  )
}
