import { DirectionContext, Tabs } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { useAddressed } from '../browser/islands/addressed.ts'
import { direction } from '../browser/islands/direction.ts'
import { Mantine } from '../browser/islands/mantine.tsx'
import { Static } from '../browser/islands/static.tsx'
import choice from '../parts/choice.module.css'
import layout from '../parts/layout.module.css'
import styles from './tabs.module.css'

export interface Props {
  id: string
  label: string
  /** The open tab's name in the page's address. */
  parameter: string | undefined
  tabs: string[]
}

/** What nobody asks for: a page keeps its direction. */
const fixed = { toggleDirection() {}, setDirection() {} }

export default function TabsIsland({ id, label, parameter, tabs }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen, names] = useAddressed(parameter, tabs)
  const onChange = (value: string | null) => {
    setOpen(Number(value))
    setTimeout(() => showWhole(root.current), 100)
  }
  // Mantine moves the focus with these two, and chooses with the arrows only.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Home') onChange('0')
    if (key === 'End') onChange(String(tabs.length - 1))
  }
  return (
    <Mantine>
      <DirectionContext value={{ dir: direction(), ...fixed }}>
        <Tabs
          className={styles.tabs}
          id={id}
          keepMounted
          keepMountedMode="display-none"
          onChange={onChange}
          ref={root}
          value={String(open)}
        >
          <Tabs.List aria-label={label} className={choice.row}>
            {tabs.map((tab, index) => (
              <Tabs.Tab
                aria-controls={`${id}-panel-${index}`}
                className={choice.choice}
                key={names[index]}
                onKeyDown={onKeyDown}
                onPointerDown={stay}
                value={String(index)}
              >
                {tab}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {names.map((name, index) => (
            <Tabs.Panel
              className={choice.panel}
              data-parameter={parameter}
              key={name}
              tabIndex={0}
              value={String(index)}
            >
              <Static className={layout.split} index={index} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </DirectionContext>
    </Mantine>
  )
}

/**
 * Brings the panel that was chosen into view, where it is not; smoothly or at once, as the page's style says. Who presses
 * another tab meanwhile keeps it under the pointer: moved away, it would never be clicked. That choice asks again.
 */
function showWhole(tabs: HTMLElement | null): void {
  if (!tabs || tabs.matches(':active')) return
  const { top, bottom } = tabs.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) tabs.scrollIntoView()
}

/** Ends a way that the page is on, for the same reason. */
function stay(): void {
  scrollTo({ top: scrollY, behavior: 'instant' })
}
