import { Title } from '@mantine/core'
import { useMemo } from 'react'
import { FilterForm } from './filter-form.tsx'
import { Results } from './results.tsx'
import { useFilter, wantedOf } from './use-filter.ts'
import { useTitle } from './use-title.ts'
import { words } from './words.ts'

/** The list of leads with its filter. */
export function Leads() {
  useTitle(words.title)
  const [filter, change] = useFilter()
  const key = JSON.stringify(wantedOf(filter))
  const wanted = useMemo(() => JSON.parse(key), [key])
  return (
    <>
      <Title mb="md" order={1}>
        {words.list.heading}
      </Title>
      <FilterForm filter={filter} key={filter.text} onChange={change} />
      <Results filter={filter} key={key} onClear={change} wanted={wanted} />
    </>
  )
}
