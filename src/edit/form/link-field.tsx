import { Autocomplete } from '@mantine/core'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { useTyped } from './use-typed.ts'

/** Where a link leads: pages, places on pages and files are offered while it is typed. */
export function LinkField({ field, label, value, at, change }: ControlProps) {
  const { disabled, means } = useForm()
  const { text, type } = useTyped(typeof value === 'string' ? value : '')
  const titles = new Map(means.links.map(({ href, label: title }) => [href, title]))
  return (
    <Autocomplete
      data={[...titles.keys()]}
      description={described(field.schema.description).text}
      disabled={disabled}
      filter={({ options, search, limit }) => {
        const words = search.toLowerCase()
        const isFound = (option: (typeof options)[number]) =>
          'value' in option &&
          (option.value.toLowerCase().includes(words) || titles.get(option.value)?.toLowerCase().includes(words))
        return options.filter(isFound).slice(0, limit)
      }}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      limit={40}
      onChange={(words) => {
        type(words)
        change(words === '' && !field.required ? undefined : words, `Changed “${label}”`, at)
      }}
      renderOption={({ option }) => (
        <span>
          {option.value} <small>{titles.get(option.value)}</small>
        </span>
      )}
      required={field.required}
      value={text}
    />
  )
}
