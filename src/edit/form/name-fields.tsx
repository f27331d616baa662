import { Autocomplete, type AutocompleteProps, MultiSelect, Select } from '@mantine/core'
import type { Named } from '../agreed-means.ts'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { useTyped } from './use-typed.ts'

/** Topics that the site has, by what visitors read of them. */
export function TopicsField({ field, label, value, change }: ControlProps) {
  const { disabled, means } = useForm()
  const written = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const { text, type } = useTyped(JSON.stringify(written))
  const chosen = JSON.parse(text) as string[]
  const { schema, required } = field
  return (
    <MultiSelect
      clearable={!required}
      data={choices(means.topics, chosen)}
      description={described(schema.description).text}
      disabled={disabled}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      nothingFoundMessage="The site has no such topic. Topics are set for the whole site."
      onChange={(next) => {
        type(JSON.stringify(next))
        change(next.length === 0 && !required ? undefined : next, `Changed “${label}”`)
      }}
      placeholder={chosen.length === 0 ? 'Nothing chosen' : ''}
      required={required}
      searchable
      value={chosen}
      {...(schema.maxItems !== undefined && { maxValues: schema.maxItems })}
    />
  )
}

/** One topic of the site. */
export function TopicField({ field, label, value, change }: ControlProps) {
  const { disabled, means } = useForm()
  const { text: chosen, type } = useTyped(typeof value === 'string' && value !== '' ? value : null)
  return (
    <Select
      allowDeselect={!field.required}
      clearable={!field.required}
      data={choices(means.topics, chosen === null ? [] : [chosen])}
      description={described(field.schema.description).text}
      disabled={disabled}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      nothingFoundMessage="The site has no such topic. Topics are set for the whole site."
      onChange={(next) => {
        if (next === chosen) return
        type(next)
        change(next ?? undefined, `Changed “${label}”`)
      }}
      placeholder="Nothing chosen"
      required={field.required}
      searchable
      value={chosen}
    />
  )
}

/** Who wrote something: one of the people of the site, or a name as visitors read it where there are none. */
export function PersonField({ field, label, value, at, change }: ControlProps) {
  const { disabled, means } = useForm()
  const saved = typeof value === 'string' ? value : ''
  const { text, type } = useTyped(saved)
  const { people } = means
  return (
    <Autocomplete
      {...suggested(people)}
      description={people.find(({ name }) => name === text)?.label ?? described(field.schema.description).text}
      disabled={disabled}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      onChange={(next) => {
        type(next)
        change(next === '' && !field.required ? undefined : next, `Changed “${label}”`, at)
      }}
      required={field.required}
      value={text}
    />
  )
}

/** What a text may be, found by that and by what visitors read for it. */
export function suggested(all: readonly Named[]): Pick<AutocompleteProps, 'data' | 'filter' | 'renderOption'> {
  const names = new Map(all.map(({ name, label }) => [name, label]))
  return {
    data: [...names.keys()],
    filter: ({ options, search }) =>
      options.filter(
        (option) =>
          'value' in option &&
          `${option.value} ${names.get(option.value)}`.toLowerCase().includes(search.toLowerCase()),
      ),
    renderOption: ({ option }) => names.get(option.value) ?? option.value,
  }
}

/** What can be chosen, and what is chosen though it is not among that. */
function choices(all: readonly { name: string; label: string }[], chosen: readonly string[]) {
  const strange = chosen.filter((name) => !all.some((one) => one.name === name))
  return [
    ...all.map(({ name, label }) => ({ value: name, label })),
    ...strange.map((name) => ({ value: name, label: name })),
  ]
}
