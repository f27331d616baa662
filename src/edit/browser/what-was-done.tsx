import { ActionIcon, Menu, Text } from '@mantine/core'
import { useState } from 'react'
import type { StepLine, Steps } from '../agreed.ts'
import { ask } from './api.ts'
import { Drawing } from './icon.tsx'
import { useGo } from './place.ts'
import { store } from './store.ts'
import styles from './toolbar.module.css'

/** 15: who wants to go further back looks at the list again. */
const shownSteps = 15

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** What was done and can be undone, with where and when: a mistake of an hour ago is found by both. */
export function WhatWasDone() {
  // The menu opens with its entries, one of which has the focus then.
  const [steps, setSteps] = useState<Steps>()
  const { go } = useGo()
  const done = steps?.done ?? []
  const older = done.length - shownSteps

  async function undoTo(count: number) {
    for (let step = 0; step < count; step++) if (!(await store.undo())) return
  }

  return (
    <Menu
      // A long list of them scrolls, and is reached by Tab as well.
      menuItemTabIndex={0}
      onChange={(opens) =>
        opens
          ? void ask<Steps>('GET', 'steps').then(setSteps, (error: unknown) => store.fail(error))
          : setSteps(undefined)
      }
      opened={steps !== undefined}
      position="bottom-start"
      width={320}
    >
      <Menu.Target>
        <ActionIcon aria-label="What was done" color="gray" size="lg" variant="subtle">
          <Drawing name="history" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.steps}>
        {steps?.done.length === 0 ? (
          <Menu.Item c="dimmed">Nothing was done yet</Menu.Item>
        ) : (
          <Menu.Label>Undo back to and with …</Menu.Label>
        )}
        {done.slice(0, shownSteps).map((step, index) => (
          <Menu.Item
            key={step.id}
            onClick={() => {
              if (step.page !== null) go(step.page, step.section ?? undefined)
              void undoTo(index + 1)
            }}
          >
            {step.title}
            <Around {...step} />
          </Menu.Item>
        ))}
        {older > 0 && (
          <Menu.Label>{`There are ${older} more before these: undo up to here, and look again.`}</Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The page on which something was done, and when. */
function Around({ page, when }: StepLine) {
  const around = [when !== null && timeText(when), page !== null && `on ${page}`].filter(Boolean)
  if (around.length === 0) return null
  return (
    <Text c="dimmed" component="span" display="block" size="xs">
      {around.join(', ')}
    </Text>
  )
}

/** Of another day with its date. */
function timeText(when: number): string {
  const date = day.format(when)
  return date === day.format(Date.now()) ? time.format(when) : `${date}, ${time.format(when)}`
}
