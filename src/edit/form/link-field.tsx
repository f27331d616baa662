import { Autocomplete } from '@mantine/core'
import { useState } from 'react'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { isSearch, offered, told } from './links.ts'
import { useTyped } from './use-typed.ts'

/** Where a link leads: pages, places on them and files are offered while it is typed, and it is said what is chosen. */
export function LinkField({ field, label, value, at, change }: ControlProps) {
  const { disabled, means } = useForm()
  const { text, type } = useTyped(typeof value === 'string' ? value : '')
  const titles = new Map(means.links.map((link) => [link.href, link.label]))
  // Who has typed a whole address needs no list, which would lie over what comes next.
  const [isWhole, setWhole] = useState(false)
  const links = field.kind === 'src' ? means.links.filter(({ kind }) => kind === 'file') : means.links
  const found = offered(links, text)
  const save = (words: string) => change(words === '' && !field.required ? undefined : words, `Changed “${label}”`, at)
  return (
    <Autocomplete
      data={isWhole ? [] : found.map(({ group, links }) => ({ group, items: links.map(({ href }) => href) }))}
      description={told(text, means.links) ?? described(field.schema.description).text}
      disabled={disabled}
      // What is offered fits already.
      filter={({ options }) => options}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      maxDropdownHeight={320}
      onBlur={() => {
        setWhole(false)
        if (isSearch(text, links) && text !== value) save(text)
      }}
      onChange={(words) => {
        type(words)
        setWhole(titles.has(words))
        // Words that only look for a page are no mistake yet.
        if (!isSearch(words, links)) save(words)
      }}
      renderOption={({ option }) => (
        <span>
          {titles.get(option.value)} <small>{option.value}</small>
        </span>
      )}
      required={field.required}
      spellCheck={false}
      value={text}
    />
  )
}
