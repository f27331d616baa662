import { Modal, Tabs, Text, TextInput, Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { findTypes } from '../../gallery/search.ts'
import { exampleName } from '../../gallery/types.ts'
import type { PageState } from '../agreed.ts'
import styles from './add-section.module.css'
import { begunWith } from './begun-with.ts'
import { addSection } from './gestures.ts'
import { noteType, recentTypes } from './recent.ts'
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
  const [lately] = useState(recentTypes)
  const found = findTypes(search)

  function add(value: Readonly<Record<string, unknown>>, name: string) {
    addSection(page, at, value, name)
    onAdded(at)
    onClose()
  }
  function addExample({ type, example }: Shown) {
    noteType(type.name)
    add(begunWith(example), type.name)
  }

  const examples = found.flatMap(({ type }) => examplesOf(type))
  const recent = (search === '' ? lately : []).flatMap((name) =>
    examples.filter(({ type }) => type.name === name).slice(0, 1),
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
          {recent.length > 0 && (
            <>
              <Title className={styles.heading} fz="sm" id="recent-types" order={3}>
                Recently used
              </Title>
              <Cards examples={recent} labelledBy="recent-types" onAdd={addExample} />
              <Title className={styles.heading} fz="sm" id="all-types" order={3}>
                All types
              </Title>
            </>
          )}
          <Cards examples={examples} labelledBy={recent.length > 0 ? 'all-types' : undefined} onAdd={addExample} />
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

type Type = ReturnType<typeof findTypes>[number]['type']

interface Shown {
  readonly type: Type
  readonly example: Type['examples'][number]
  readonly index: number
}

/** The full one comes first: taking away is easier than thinking of what is there. */
function examplesOf(type: Type): Shown[] {
  return type.examples.map((example, index) => ({ type, example, index })).reverse()
}

interface CardsProps {
  examples: readonly Shown[]
  labelledBy: string | undefined
  onAdd(shown: Shown): void
}

function Cards({ examples, labelledBy, onAdd }: CardsProps) {
  return (
    <ul aria-labelledby={labelledBy} className={styles.grid}>
      {examples.map((shown) => {
        const { type, index } = shown
        return (
          <li key={`${type.name} ${index}`}>
            <UnstyledButton className={styles.card} onClick={() => onAdd(shown)}>
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
        )
      })}
    </ul>
  )
}
