import { TextLink } from '../parts/action.tsx'
import { Card } from '../parts/card.tsx'
import { Checks } from '../parts/checks.tsx'
import { useSection } from '../parts/context.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Island } from '../parts/island.tsx'
import layout from '../parts/layout.module.css'
import { Picture } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import type { SectionOf } from './definition.ts'
import FilterListIsland from './filter-list.island.tsx'
import styles from './filter-list.module.css'

type Group = SectionOf<'filter-list'>['groups'][number]

export function FilterList({ section }: { section: SectionOf<'filter-list'> }) {
  const { id, first } = useSection()
  const { groups, heading, label = heading, parameter } = section
  const level = useItemLevel(section)
  return (
    <>
      <SectionIntro section={section} />
      <Island
        component={FilterListIsland}
        props={{
          id,
          label,
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
        <Card as="article" className={styles.entry} key={item.heading}>
          <div className={layout.split}>
            <div className={styles.words}>
              {item.client !== undefined && <p className={styles.client}>{item.client}</p>}
              <Heading level={below}>{item.heading}</Heading>
              <Inline text={item.text} />
              {item.lists && (
                <div className={styles.lists}>
                  {item.lists.map((list) => (
                    <div key={list.label}>
                      <p className={styles.label}>{list.label}</p>
                      <Checks items={list.items} />
                    </div>
                  ))}
                </div>
              )}
              {item.link && <TextLink link={item.link} />}
            </div>
            <Picture
              eager={eager && index === 0}
              className={styles.image}
              image={item.image}
              sizes="(min-width: 62em) 30rem, 100vw"
            />
          </div>
        </Card>
      ))}
    </>
  )
}
