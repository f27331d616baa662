import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { partId } from '../agreed/part-id.ts'
import { withValues } from '../agreed/with-values.ts'
import { useAddressed } from '../browser/islands/addressed.ts'
import { Mantine } from '../browser/islands/mantine.tsx'
import { Static } from '../browser/islands/static.tsx'
import choice from '../parts/choice.module.css'
import { Choice, type ChoiceButton } from '../parts/choice.tsx'
import type { GroupWords } from '../parts/words.ts'

interface Props {
  id: string
  label: string
  words: GroupWords
  /** The choice's name in the page's address. */
  parameter: string | undefined
  groups: { label: string; entries: number }[]
}

export default function FilterListIsland(props: Props) {
  return (
    <Mantine>
      <FilterListGroups {...props} Button={UnstyledButton} />
    </Mantine>
  )
}

export function FilterListGroups({ id, label, words, parameter, groups, Button }: Props & { Button?: ChoiceButton }) {
  const [chosen, choose, names] = useAddressed(
    parameter,
    groups.map((group) => group.label),
    id,
  )
  const [news, setNews] = useState('')

  const onChoose = (index: number) => {
    const group = groups[index]
    if (!group) return
    choose(index)
    const { label: name, entries } = group
    setNews(withValues(entries === 1 ? words.one : words.many, { group: name, entries }))
  }

  return (
    <>
      <Choice
        Button={Button}
        chosen={chosen}
        label={label}
        names={names}
        onChoose={onChoose}
        options={groups.map((group) => group.label)}
      />
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {names.map((name, index) => (
        <Static
          className={choice.panel}
          data-parameter={parameter}
          hidden={index !== chosen}
          id={partId(id, index)}
          index={index}
          key={name}
        />
      ))}
    </>
  )
}
