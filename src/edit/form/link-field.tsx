import { Autocomplete } from '@mantine/core'
import { useState } from 'react'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { described } from './edits.ts'
import { isSearch, linkHelp, offered, told } from './links.ts'
import { useLinks } from './use-links.ts'
import { useTyped } from './use-typed.ts'

/** Where a link leads: sections of this page, pages, places on them and files are offered, and it is said what is chosen. */
export function LinkField({ field, label, value, at, change, isFirst }: ControlProps & { isFirst?: boolean }) {
  const { disabled, places } = useForm()
  const { text, type } = useTyped(typeof value === 'string' ? value : '')
  // Who has typed a whole address needs no list, which would lie over what comes next.
  const [isWhole, setWhole] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isFile = field.kind === 'src'
  const all = useLinks(text, isFocused && !isFile)
  const titles = new Map(all.map((link) => [link.href, link.label]))
  const links = isFile ? all.filter(({ kind }) => kind === 'file') : all
  const found = offered(links, text)
  const save = (words: string) => change(words === '' && !field.required ? undefined : words, `Changed “${label}”`, at)
  return (
    <Autocomplete
      data-autofocus={isFirst}
      data={isWhole ? [] : found.map(({ group, links }) => ({ group, items: links.map(({ href }) => href) }))}
      description={told(text, all) ?? (isFile ? described(field.schema.description).text : linkHelp)}
      disabled={disabled}
      // What is offered fits already.
      filter={({ options }) => options}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      onBlur={() => {
        setWhole(false)
        setFocused(false)
        if (isSearch(text, links) && text !== value) save(text)
      }}
      onChange={(words) => {
        type(words)
        setWhole(titles.has(words))
        // Words that only look for a page are no mistake yet.
        if (!isSearch(words, links)) save(words)
      }}
      onFocus={() => setFocused(true)}
      onOptionSubmit={(href) => {
        const link = links.find((one) => one.href === href)
        if (link) places.choose(link)
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
