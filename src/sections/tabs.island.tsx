import { Tabs } from '@mantine/core'
import { useRef } from 'react'
import { Mantine } from '../islands/mantine.tsx'
import { Static } from '../islands/static.tsx'
import choice from '../parts/choice.module.css'
import layout from '../parts/layout.module.css'
import styles from './tabs.module.css'

interface Props {
  id: string
  label: string | undefined
  tabs: string[]
  scroll: boolean | undefined
}

export default function TabsIsland({ id, label, tabs, scroll }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const onChange = () => {
    // Smoothly or at once: the page's style says, by what the visitor prefers.
    if (scroll) setTimeout(() => root.current?.scrollIntoView(), 100)
  }
  return (
    <Mantine>
      <Tabs
        className={styles.tabs}
        defaultValue="0"
        id={id}
        keepMounted
        keepMountedMode="display-none"
        onChange={onChange}
        ref={root}
      >
        <Tabs.List aria-label={label} className={choice.row}>
          {tabs.map((tab, index) => (
            <Tabs.Tab aria-controls={`${id}-panel-${index}`} className={choice.choice} key={tab} value={String(index)}>
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab, index) => (
          <Tabs.Panel className={choice.panel} key={tab} tabIndex={0} value={String(index)}>
            <Static className={layout.split} index={index} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Mantine>
  )
}
