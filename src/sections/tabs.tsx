import { partId } from '../agreed/part-id.ts'
import type { Item } from '../generated/types.ts'
import choice from '../parts/choice.module.css'
import { useSection } from '../parts/context.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Island } from '../parts/island.tsx'
import { ItemHeading, ItemLink, ItemName, ItemWords } from '../parts/item.tsx'
import { Picture } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import { TabsMarkup } from './tabs.markup.tsx'
import styles from './tabs.module.css'

type Section = SectionOf<'tabs'>

export function Tabs({ section }: { section: Section }) {
  const { id, first, words } = useSection()
  const { items, heading, labels, parameter } = section
  return (
    <>
      <SectionIntro section={section} />
      <Island
        component={TabsMarkup}
        props={{
          id: partId(id, 'tabs'),
          label: labels?.choices ?? heading ?? words.choices.choose,
          parameter,
          tabs: items.map(tabLabel),
        }}
        statics={items.map((item, index) => (
          <Panel eager={first && index === 0} item={item} key={item.heading} section={section} />
        ))}
      />
    </>
  )
}

/** What stands on a tab. */
function tabLabel({ label, heading }: Section['items'][number]): string {
  return label ?? heading
}

function Panel({ item, section, eager }: { item: Section['items'][number]; section: Section; eager: boolean }) {
  const level = useItemLevel(section)
  return (
    <>
      <div className={styles.words}>
        {item.label !== undefined && (
          // Seen where no tab says it: without script.
          <Heading className={choice.label} level={level}>
            {item.label}
          </Heading>
        )}
        <ItemHeading item={item} level={level} />
        <ItemWords item={item} />
        {item.items && (
          <ul className={styles.resources}>
            {item.items.map((resource) => (
              <Resource key={resource.heading} resource={resource} />
            ))}
          </ul>
        )}
        <ItemLink link={item.link} />
      </div>
      <Picture
        eager={eager}
        className={styles.image}
        image={item.image}
        sizes={`(min-width: 62em) ${pictureWidths.tabs}rem, 100vw`}
      />
    </>
  )
}

/** A line of a list behind a tab: what it is, its format or length, and where it is found. */
function Resource({ resource }: { resource: Item }) {
  return (
    <li>
      <ItemName item={resource} />
      <Inline as="span" text={resource.note} />
      <Inline text={resource.text} />
      <ItemLink link={resource.link} />
    </li>
  )
}
