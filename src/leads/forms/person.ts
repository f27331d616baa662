import type { FormField } from '../../generated/types.ts'

/** What is known of a field; of a form that is no longer on the site, its name alone. */
type Asked = { readonly name: string } & Partial<Pick<Extract<FormField, { kind: 'text' }>, 'autocomplete'>>

/** Whether a field asks for somebody's name, or a part of it: as browsers are told, or by what it is called. */
export function asksName({ name, autocomplete }: Asked): boolean {
  return (
    /^((given|family)-)?name$/.test(autocomplete ?? '') ||
    /^(full|first|last|given|family|sur|vor|nach)?_?-?name$/i.test(name)
  )
}
