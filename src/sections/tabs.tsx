import { useSection } from '../parts/context.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Island } from '../parts/island.tsx'
import { addBase } from '../parts/markup.ts'
import { Picture } from '../parts/picture.tsx'
import { Prose } from '../parts/text.tsx'
import type { SectionOf } from './definition.ts'
import TabsIsland from './tabs.island.tsx'
import styles from './tabs.module.css'

type Section = SectionOf<'tabs'>

export function Tabs({ section }: { section: Section }) {
  const { id, first } = useSection()
  const { items, heading, label = heading, parameter, scroll } = section
  return (
    <>
      <SectionIntro section={section} />
      <Island
        component={TabsIsland}
        props={{ id: `${id}-tabs`, label, parameter, tabs: items.map((item) => item.label), scroll }}
        statics={items.map((item, index) => (
          <Panel eager={first && index === 0} item={item} key={item.label} section={section} />
        ))}
      />
    </>
  )
}

function Panel({ item, section, eager }: { item: Section['items'][number]; section: Section; eager: boolean }) {
  const { base } = useSection()
  const level = useItemLevel(section)
  return (
    <>
      <div className={styles.words}>
        {/* Seen where no tab says it: without script. */}
        <Heading className={styles.label} level={level}>
          {item.label}
        </Heading>
        {item.heading !== undefined && <Heading level={level}>{item.heading}</Heading>}
        <Prose text={item.text} />
        {item.links && (
          <ul className={styles.links}>
            {item.links.map((link) => (
              <li key={link.href}>
                <a href={addBase(link.href, base)}>{link.label}</a>
                {link.note !== undefined && <span>{link.note}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Picture eager={eager} className={styles.image} image={item.image} sizes="(min-width: 62em) 36rem, 100vw" />
    </>
  )
}
