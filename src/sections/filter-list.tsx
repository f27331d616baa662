import { Card } from '../parts/card.tsx'
import checks from '../parts/checks.module.css'
import { useSection } from '../parts/context.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { Island } from '../parts/island.tsx'
import { ItemHeading, ItemLink, ItemWords } from '../parts/item.tsx'
import layout from '../parts/layout.module.css'
import { Picture } from '../parts/picture.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import { FilterListGroups } from './filter-list.island.tsx'
import styles from './filter-list.module.css'

type Group = SectionOf<'filter-list'>['groups'][number]

export function FilterList({ section }: { section: SectionOf<'filter-list'> }) {
  const { id, first, words } = useSection()
  const { choose, ...news } = words.choices
  const { groups, heading, labels, parameter } = section
  const level = useItemLevel(section)
  return (
    <>
      <SectionIntro section={section} />
      <Island
        component={FilterListGroups}
        props={{
          id,
          label: labels?.choices ?? heading ?? choose,
          words: news,
          parameter,
          groups: groups.map((group) => ({ label: group.label, entries: group.items.length })),
        }}
        statics={groups.map((group, index) => (
          <Entries eager={first && index === 0} group={group} key={group.label} level={level} />
        ))}
      />
    </>
  )
}

function Entries({ group, level, eager }: { group: Group; level: 1 | 2 | 3 | 4; eager: boolean }) {
  const below = level === 1 ? 2 : level === 2 ? 3 : 4
  return (
    <>
      <Heading className={styles.group} level={level}>
        {group.label}
      </Heading>
      {group.items.map((item, index) => (
        <Card as="article" className={styles.entry} id={item.id} key={item.heading} tone={item.tone}>
          <div className={layout.split}>
            <div className={`${styles.words} ${checks.checked}`}>
              <Icon badge name={item.icon} />
              <ItemHeading item={item} level={below} />
              <ItemWords item={item} />
              <ItemLink link={item.link} />
            </div>
            <Picture
              eager={eager && index === 0}
              className={styles.image}
              image={item.image}
              sizes={`(min-width: 62em) ${pictureWidths['filter-list']}rem, 100vw`}
            />
          </div>
        </Card>
      ))}
    </>
  )
}
