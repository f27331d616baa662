import { Modal, Tabs, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { findTypes } from '../../gallery/search.ts'
import { exampleName } from '../../gallery/types.ts'
import type { PageState } from '../agreed.ts'
import styles from './add-section.module.css'
import { begunWith } from './begun-with.ts'
import { addSection } from './gestures.ts'
import { useStore } from './store.ts'

interface Props {
  page: PageState
  at: number
  onAdded(index: number): void
  onClose(): void
}

/** The gallery: examples of every type as they look on this site, and what other pages share. */
export function AddSection({ page, at, onAdded, onClose }: Props) {
  const means = useStore('means')
  const [search, setSearch] = useState('')
  const found = findTypes(search)

  function add(value: Readonly<Record<string, unknown>>, name: string) {
    addSection(page, at, value, name)
    onAdded(at)
    onClose()
  }

  const examples = found.flatMap(({ type }) =>
    // The full one comes first: taking away is easier than thinking of what is there.
    type.examples.map((example, index) => ({ type, example, index })).reverse(),
  )
  return (
    <Modal onClose={onClose} opened size="72rem" title="Add a section">
      <Tabs defaultValue="types" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="types">New</Tabs.Tab>
          <Tabs.Tab disabled={means.shared.length === 0} value="shared">
            Shared with other pages
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel pt="md" value="types">
          <TextInput
            data-autofocus
            label="Find a type"
            onChange={(event) => setSearch(event.currentTarget.value)}
            placeholder="questions, prices, team"
            type="search"
            value={search}
          />
          <VisuallyHidden role="status">{search && `${found.length} types found`}</VisuallyHidden>
          <ul className={styles.grid}>
            {examples.map(({ type, example, index }) => (
              <li key={`${type.name} ${index}`}>
                <UnstyledButton className={styles.card} onClick={() => add(begunWith(example), type.name)}>
                  <span aria-hidden="true" className={styles.window}>
                    <iframe
                      className={styles.frame}
                      inert
                      loading="lazy"
                      src={`/_sections/preview/${type.name}/${index + 1}?still`}
                      tabIndex={-1}
                      title={exampleName(index)}
                    />
                  </span>
                  <span className={styles.words}>
                    <Text component="span" fw={600} size="sm">
                      {type.name}
                    </Text>
                    <Text c="dimmed" component="span" size="xs">
                      {' '}
                      {exampleName(index)}
                    </Text>
                    <Text c="dimmed" component="span" display="block" lineClamp={2} size="xs">
                      {type.summary}
                    </Text>
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
          {found.length === 0 && <Text mt="md">No type has these words.</Text>}
        </Tabs.Panel>
        <Tabs.Panel pt="md" value="shared">
          <ul className={styles.shared}>
            {means.shared.map((name) => (
              <li key={name}>
                <UnstyledButton className={styles.card} onClick={() => add({ use: name }, name)} p="sm">
                  {name}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Tabs.Panel>
      </Tabs>
    </Modal>
  )
}
