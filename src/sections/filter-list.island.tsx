import { useEffect, useState } from 'react'
import { Mantine } from '../islands/mantine.tsx'
import { Static } from '../islands/static.tsx'
import choice from '../parts/choice.module.css'
import { Choice } from '../parts/choice.tsx'
import { words } from '../parts/words.ts'

interface Props {
  id: string
  label: string | undefined
  /** The choice's name in the page's address. */
  parameter: string | undefined
  groups: { label: string; entries: number }[]
}

export default function FilterListIsland({ id, label, parameter, groups }: Props) {
  const [chosen, setChosen] = useState(0)
  const [news, setNews] = useState('')
  const [names] = useState(() => groups.map((group) => nameOf(group.label)))

  useEffect(() => {
    if (parameter === undefined) return
    const read = () => {
      const name = new URLSearchParams(location.search).get(parameter)
      setChosen(Math.max(0, names.indexOf(name ?? '')))
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [parameter, names])

  const choose = (index: number) => {
    const group = groups[index]
    if (!group) return
    setChosen(index)
    setNews(words.shown(group.label, group.entries))
    if (parameter === undefined) return
    const address = new URL(location.href)
    address.searchParams.set(parameter, nameOf(group.label))
    history.replaceState(history.state, '', address)
  }

  return (
    <Mantine>
      <Choice chosen={chosen} label={label} onChoose={choose} options={groups.map((group) => group.label)} />
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {groups.map((group, index) => (
        <Static
          className={choice.panel}
          data-parameter={parameter}
          hidden={index !== chosen}
          id={`${id}-${index}`}
          index={index}
          key={group.label}
        />
      ))}
    </Mantine>
  )
}

/** A label as it stands in an address: "AYUSH Centers" is "ayush-centers". */
function nameOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
