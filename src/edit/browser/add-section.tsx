import { Modal, Tabs, Text, TextInput, Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { findTypes } from '../../gallery/search.ts'
import { Still } from '../../gallery/still.tsx'
import { exampleName, type SectionType, types } from '../../gallery/types.ts'
import type { PageState } from '../agreed.ts'
import styles from './add-section.module.css'
import { begunWith } from './begun-with.ts'
import { noteExample } from './example-left/begun.ts'
import { addSection } from './gestures.ts'
import { noteSection, recentSections } from './recent-sections.ts'
import { useStore } from './store.ts'
import { typeName } from './type-name.ts'

interface Props {
  page: PageState
  at: number
  onAdded(index: number): void
  onClose(): void
}

interface Example {
  readonly type: SectionType
  readonly index: number
}

/** The gallery: examples of every type as they look on this site, and what other pages share. */
export function AddSection({ page, at, onAdded, onClose }: Props) {
  const means = useStore('means')
  const [search, setSearch] = useState('')
  const found = findTypes(search)
  const examples = examplesOf(found.map(({ type }) => type))
  const [recent] = useState(() => {
    const all = examplesOf(types)
    return recentSections().flatMap((name) => all.find((one) => nameOf(one) === name) ?? [])
  })

  function add(value: Readonly<Record<string, unknown>>, name: string) {
    addSection(page, at, value, name)
    onAdded(at)
  }
  function take(example: Example) {
    const { type, index } = example
    const section = begunWith(type.examples[index] ?? {})
    noteSection(nameOf(example))
    noteExample(section)
    add(section, typeName(type.name))
  }

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
          <VisuallyHidden role="status">
            {search && (found.length === 1 ? '1 type found' : `${found.length} types found`)}
          </VisuallyHidden>
          {recent.length > 0 && search === '' ? (
            <>
              <Group examples={recent} onTake={take} title="Recently used" />
              <Group examples={examples} onTake={take} title="All types" />
            </>
          ) : (
            <Examples examples={examples} onTake={take} />
          )}
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

interface ExamplesProps {
  examples: readonly Example[]
  onTake(example: Example): void
}

function Group({ title, ...examples }: ExamplesProps & { title: string }) {
  return (
    <section aria-label={title}>
      <Title fz="sm" mt="md" order={3}>
        {title}
      </Title>
      <Examples {...examples} />
    </section>
  )
}

function Examples({ examples, onTake }: ExamplesProps) {
  return (
    <ul className={styles.grid}>
      {examples.map((example) => (
        <li key={nameOf(example)}>
          <UnstyledButton className={styles.card} onClick={() => onTake(example)}>
            <Card {...example} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

function Card({ type, index }: Example) {
  return (
    <>
      <Still address={`/_sections/preview/${type.name}/${index + 1}?still`} title={exampleName(index)} />
      <span className={styles.words}>
        <Text component="span" fw={600} size="sm">
          {typeName(type.name)}
        </Text>
        <Text c="dimmed" component="span" size="xs">
          {' '}
          {exampleName(index)}
        </Text>
        <Text c="dimmed" component="span" display="block" lineClamp={2} size="xs">
          {type.summary}
        </Text>
      </span>
    </>
  )
}

/** The full one comes first: taking away is easier than thinking of what is there. */
function examplesOf(types: readonly SectionType[]): Example[] {
  return types.flatMap((type) => type.examples.map((_, index) => ({ type, index })).reverse())
}

function nameOf({ type, index }: Example): string {
  return `${type.name}/${index + 1}`
}
