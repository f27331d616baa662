import { Anchor, Autocomplete, Text, Title, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useNavigationType, useSearchParams } from 'react-router-dom'
import type { FoundUses, NamedThings, UsedThing } from '../content/uses/find-uses.ts'
import { PageHeading } from './heading.tsx'
import { Intro } from './intro.tsx'
import { useAnswer, useUses } from './use-answer.ts'
import { UsePlaces } from './use-places.tsx'
import styles from './uses.module.css'

/** 40: more than can be read at a glance; who looks for more types a letter more. */
const mostOffered = 40

/** Says where a page, shared section, file, variable, topic, person or type of the site is used. */
export function Uses() {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('name') ?? ''
  const found = useUses(asked)
  return (
    <>
      <PageHeading>Who uses what</PageHeading>
      <Intro>
        Where a shared section, page, file, variable, topic, person or section type of this site is used. In a terminal{' '}
        <b>npm run uses</b> says the same.
      </Intro>
      <Question asked={asked} onAsk={(name) => setParameters(name === '' ? {} : { name }, { replace: true })} />
      <VisuallyHidden role="status">
        {found && (found.things.map(inWords).join('; ') || `Nothing is called “${asked}”.`)}
      </VisuallyHidden>
      <div className={styles.answer}>{found && <Answer asked={asked} found={found} />}</div>
    </>
  )
}

function Question({ asked, onAsk }: { asked: string; onAsk: (name: string) => void }) {
  const [typed, setTyped] = useState(asked)
  const groups = offered(useAnswer<NamedThings[]>('names.json') ?? [])
  const names = new Set(groups.flatMap(({ items }) => items))
  const followed = useNavigationType() !== 'REPLACE'
  // What is typed is ahead of the address; a link, or the way back, is ahead of what was typed.
  useEffect(() => {
    if (followed) setTyped(asked)
  }, [asked, followed])
  return (
    <Autocomplete
      className={styles.question}
      data={groups}
      label="Name"
      limit={mostOffered}
      onChange={(name) => {
        setTyped(name)
        if (name === '' || names.has(name)) onAsk(name)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onAsk(typed)
      }}
      placeholder="/contact, {city}, team.svg"
      value={typed}
    />
  )
}

/** The names kind by kind. One that is of several kinds is offered once, as the field wants it. */
function offered(known: readonly NamedThings[]): { group: string; items: string[] }[] {
  const seen = new Set<string>()
  return known
    .map(({ kind, names }) => ({
      group: `${kind}s`,
      items: names.filter((name) => !seen.has(name) && seen.add(name)),
    }))
    .filter(({ items }) => items.length > 0)
}

function Answer({ asked, found: { things, meant, unjudged } }: { asked: string; found: FoundUses }) {
  return (
    <>
      {things.map((thing) => (
        <section key={thing.kind}>
          <Title order={2} size="h4">
            {inWords(thing)}
          </Title>
          <UsePlaces thing={thing} />
        </section>
      ))}
      {things.length === 0 && (
        <Text>
          Nothing is called “{asked}”.{' '}
          {meant && (
            <>
              Did you mean{' '}
              <Anchor component={Link} inherit to={{ search: `?${new URLSearchParams({ name: meant })}` }}>
                {meant}
              </Anchor>
              ?
            </>
          )}
        </Text>
      )}
      {unjudged.length > 0 && <Text>Not looked at because of mistakes: {unjudged.join('; ')}.</Text>}
    </>
  )
}

function inWords({ kind, name, uses: { length } }: UsedThing): string {
  if (length === 0) return `${name} is a ${kind} that nothing uses`
  return `${name} is a ${kind}, used in ${length.toLocaleString('en')} ${length === 1 ? 'place' : 'places'}`
}
