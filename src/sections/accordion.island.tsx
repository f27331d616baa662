import { UnstyledButton } from '@mantine/core'
import { useRef } from 'react'
import { partId } from '../agreed/part-id.ts'
import { useAddressed } from '../browser/islands/addressed.ts'
import { Mantine } from '../browser/islands/mantine.tsx'
import { Static } from '../browser/islands/static.tsx'
import choice from '../parts/choice.module.css'
import { Choice, type ChoiceButton } from '../parts/choice.tsx'

interface Props {
  id: string
  label: string
  groups: string[]
}

export default function AccordionIsland(props: Props) {
  return (
    <Mantine>
      <AccordionGroups {...props} Button={UnstyledButton} />
    </Mantine>
  )
}

export function AccordionGroups({ id, label, groups, Button }: Props & { Button?: ChoiceButton }) {
  const [chosen, setChosen, names] = useAddressed(undefined, groups, id)
  const root = useRef<HTMLDivElement>(null)
  const choose = (index: number) => {
    // Also a press from before this was live, which may come after an answer was opened.
    if (index === chosen) return
    for (const answer of root.current?.querySelectorAll('details[open]') ?? []) answer.removeAttribute('open')
    setChosen(index)
  }
  return (
    <div ref={root}>
      <Choice Button={Button} chosen={chosen} label={label} onChoose={choose} names={names} options={groups} />
      {names.map((name, index) => (
        <Static className={choice.panel} hidden={index !== chosen} id={partId(id, index)} index={index} key={name} />
      ))}
    </div>
  )
}
