import { Tabs } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Static } from '../islands/static.tsx'
import styles from './tabs.module.css'

export interface TabsProps {
  id: string
  label: string
  tabs: string[]
}

export default function TabsIsland({ id, label, tabs }: TabsProps) {
  return (
    <Tabs defaultValue="0" id={id} keepMounted keepMountedMode="display-none">
      <Tabs.List aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <Tabs.Tab key={tab} value={String(index)}>
            {tab}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab, index) => (
        <Tabs.Panel className={styles.panel} key={tab} value={String(index)}>
          <Static index={index} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
