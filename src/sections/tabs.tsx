import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { useSection } from '../parts/context.ts'
import { Island } from '../parts/island.tsx'
import { Picture } from '../parts/picture.tsx'
import { Prose } from '../parts/text.tsx'
import type { SectionOf } from './definition.ts'
import TabsIsland from './tabs.island.tsx'

export function Tabs({ section }: { section: SectionOf<'tabs'> }) {
  const { id } = useSection()
  return (
    <>
      <SectionIntro section={section} />
      <Island
        component={TabsIsland}
        props={{ id: `${id}-tabs`, label: section.label ?? section.heading ?? '', tabs: section.items.map((item) => item.label) }}
        statics={section.items.map((item) => (
          <Panel item={item} key={item.label} section={section} />
        ))}
      />
    </>
  )
}

function Panel({ item, section }: { item: SectionOf<'tabs'>['items'][number]; section: SectionOf<'tabs'> }) {
  const level = useItemLevel(section)
  return (
    <>
      {item.heading !== undefined && <Heading level={level}>{item.heading}</Heading>}
      <Prose text={item.text} />
      <Picture image={item.image} sizes="(min-width: 62em) 36rem, 100vw" />
    </>
  )
}
