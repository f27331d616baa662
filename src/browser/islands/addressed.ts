import { useEffect, useRef, useState } from 'react'
import { choiceNames } from '../../agreed/choice-names.ts'
import { partId } from '../../agreed/part-id.ts'

/**
 * Which of some choices is made; the first at the start, or the one that the page's address names under the parameter, or
 * leads into. Without a parameter the address stays as it is. With it come the choices' names, of which no two are alike.
 */
export function useAddressed(
  parameter: string | undefined,
  labels: readonly string[],
  /** The section, where links may lead into what a choice shows: that is the part with the number of the choice. */
  panels?: string,
) {
  const [choice, setChoice] = useState<Choice>({ index: 0, label: labels[0] })
  const names = choiceNames(labels)
  const [firstNames] = useState(names)
  // In the live preview labels change, come and go: what is chosen has this label, or else stands in this place.
  const same =
    choice.label === undefined || choice.label === labels[choice.index] ? choice.index : labels.indexOf(choice.label)
  const chosen = Math.min(same === -1 ? choice.index : same, labels.length - 1)
  if (choice.index !== chosen || choice.label !== labels[chosen]) setChoice({ index: chosen, label: labels[chosen] })

  useEffect(() => {
    if (parameter === undefined) return
    const read = (step?: Event) => {
      const name = new URLSearchParams(location.search).get(parameter)
      // A link to a place on the page is a step, too, and says nothing of the choice.
      if (step && name === null && location.hash !== '') return
      setChoice({ index: name === null ? 0 : Math.max(0, firstNames.indexOf(name)) })
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [parameter, firstNames])

  const target = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with another choice is it shown, and can be gone to.
  useEffect(() => {
    target.current?.scrollIntoView()
    target.current = null
  }, [chosen])
  useEffect(() => {
    if (panels === undefined) return
    const read = () => {
      const index = ledInto(panels, firstNames)
      if (index === -1) return
      target.current = document.querySelector(':target')
      setChoice({ index })
    }
    // To where the address leads already nothing changes, and a browser cannot show what is hidden.
    const again = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.hash !== '' && link.href === location.href) read()
    }
    read()
    addEventListener('hashchange', read)
    addEventListener('click', again)
    return () => {
      removeEventListener('hashchange', read)
      removeEventListener('click', again)
    }
  }, [panels, firstNames])

  const choose = (index: number) => {
    const label = labels[index]
    setChoice({ index, label })
    if (parameter === undefined || label === undefined) return
    const address = new URL(location.href)
    address.searchParams.set(parameter, names[index] ?? '')
    // Who opens the address is to see what was chosen, and not what a link led into before.
    const led = panels === undefined ? -1 : ledInto(panels, names)
    if (led !== -1 && led !== index) address.hash = ''
    history.replaceState(history.state, '', address)
  }
  return [chosen, choose, names] as const
}

/** The number of the part of a section that the page's address leads into; -1 where it leads elsewhere. */
function ledInto(section: string, parts: readonly string[]): number {
  const led = document.querySelector(':target')
  return parts.findIndex((_, index) => document.getElementById(partId(section, index))?.contains(led))
}

interface Choice {
  readonly index: number
  readonly label?: string | undefined
}
