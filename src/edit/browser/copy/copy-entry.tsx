import { Button, Modal, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { get, join, parentOf, split } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import { spaced } from '../../../schema/readable.ts'
import type { PageState, SectionLine } from '../../agreed.ts'
import { nameOf } from '../../form/edits.ts'
import { DialogEnd } from '../dialog-end.tsx'
import { wayNow } from '../followed.ts'
import { useGo } from '../place.ts'
import type { Reach } from '../shared/places.ts'
import { reachOf } from '../shared/reach.ts'
import { ReachChoice } from '../shared/reach-choice.tsx'
import { useOnce } from '../use-once.ts'
import { useVariables } from '../use-variables.ts'
import { Copied } from './copied.tsx'
import { type CopiedEntry, copyEntry, leftOut } from './copies.ts'
import { PageChoice, usePageChoice } from './page-choice.tsx'
import { type Taker, takersOf } from './takers.ts'

interface Props {
  page: PageState
  line: SectionLine
  /** Where the entry stands, as the page shows it. */
  at: string
  /** `stays` is said where the author does not go to the copy. */
  onClose(stays: boolean): void
}

/** Asks for a list on any page that takes an entry, and copies it there. */
export function CopyEntry({ page, line, at, onClose }: Props) {
  const variables = useVariables()
  const [entry, setEntry] = useState(() => {
    const value = get(line.value, split(at.slice(line.spot.at.length)))
    return entryAt(line, at, nameOf(value, 'the entry', variables))
  })
  // What is copied is what was chosen, whatever comes into its place.
  if (entry.line !== line) setEntry(entryNow(entry, line))
  const [copied, setCopied] = useState<{ said: string; go(): void }>()
  const stay = () => onClose(true)
  return (
    <Modal onClose={stay} opened title={`Copy “${entry.name}” to`}>
      {copied ? (
        <Copied onClose={stay} onGo={copied.go} words={copied.said} />
      ) : (
        <Asking
          entry={entry}
          onCancel={stay}
          onCopied={(said, go) =>
            setCopied({
              said,
              go: () => {
                onClose(false)
                go()
              },
            })
          }
          page={page}
        />
      )}
    </Modal>
  )
}

/** What is asked about, and whether it is gone meanwhile. */
interface Chosen extends CopiedEntry {
  readonly isGone?: boolean
}

function entryAt(line: SectionLine, at: string, name: string): Chosen {
  const value = get(line.value, split(at.slice(line.spot.at.length)))
  return { line, at, value: isObject(value) ? value : {}, name }
}

/** The same entry in a later state of its section. */
function entryNow(entry: Chosen, line: SectionLine): Chosen {
  const before = entry.line
  const way = wayNow(before.value, line.value, split(entry.at.slice(before.spot.at.length)))
  return way && !entry.isGone ? entryAt(line, join(line.spot.at, ...way), entry.name) : { ...entry, line, isGone: true }
}

interface AskingProps {
  page: PageState
  entry: Chosen
  onCopied(said: string, go: () => void): void
  onCancel(): void
}

function Asking({ page, entry, onCopied, onCancel }: AskingProps) {
  const { go } = useGo()
  const variables = useVariables()
  const choice = usePageChoice(page)
  const { path, to } = choice
  const [wanted, setWanted] = useState<string>()
  const [place, setPlace] = useState<string>()
  const [chosen, setChosen] = useState<Reach>()
  const [failure, setFailure] = useState<string>()
  const takers = to ? takersOf(to, entry.value, variables) : []
  const free = takers.filter(({ isFull }) => !isFull)
  const own = parentOf(entry.at)
  const taker =
    free.find(({ at }) => at === wanted) ?? free.find(({ at }) => path !== page.path || at !== own) ?? free[0]
  const index = Number(place ?? taker?.entries.length ?? 0)
  const reach = chosen ?? (taker && reachOf(path, taker.line))

  const copy = useOnce(async () => {
    if (!to || !taker || !reach) return
    if (entry.isGone) return setFailure('This entry is there no more.')
    const { said, failure } = await copyEntry(entry, { page: to, taker, index, reach })
    if (failure !== null) return setFailure(failure)
    const field = join(taker.at, index).slice(taker.line.spot.at.length + 1)
    onCopied(said, () => go(to.path, taker.section, field))
  })
  function forget() {
    setPlace(undefined)
    setChosen(undefined)
  }

  return (
    <Stack>
      <PageChoice
        choice={choice}
        onChoose={() => {
          setWanted(undefined)
          forget()
        }}
      />
      {to && !taker && (
        <Text size="sm">
          {takers.length === 0
            ? 'No section of this page has a list of such entries.'
            : 'The lists of this page that take it are full.'}
        </Text>
      )}
      {to && taker && (
        <>
          <Select
            allowDeselect={false}
            data={takers.map(({ at, name, isFull }) => ({
              value: at,
              label: isFull ? `${name} (no more fit)` : name,
              disabled: isFull,
            }))}
            label="Section"
            onChange={(next) => {
              setWanted(next ?? undefined)
              forget()
            }}
            value={taker.at}
          />
          <Select
            allowDeselect={false}
            data={[
              { value: '0', label: 'First' },
              ...taker.entries.map((name, before) => ({ value: String(before + 1), label: `After “${name}”` })),
            ]}
            label="Place"
            onChange={(next) => setPlace(next ?? undefined)}
            value={String(index)}
          />
          {taker.line.use !== null && !isOwn(taker) && (
            <ReachChoice
              here={`Only on ${path}`}
              label="This section is shared. Where is the copy to be?"
              onChange={setChosen}
              uses={taker.line.uses}
              value={reach}
            />
          )}
          <Difference hidden={taker.hidden} out={leftOut(entry, { page: to, taker })} />
        </>
      )}
      <DialogEnd failure={failure} onCancel={onCancel}>
        <Button disabled={!taker || !reach} onClick={copy}>
          Copy
        </Button>
      </DialogEnd>
    </Stack>
  )
}

/** What becomes of fields that are not for this list, before anything is done. */
function Difference({ hidden, out }: { hidden: readonly string[]; out: readonly string[] }) {
  const kept = hidden.filter((name) => !out.includes(name))
  const words = (names: readonly string[]) => names.map(spaced).join(', ')
  if (kept.length + out.length === 0) return null
  return (
    <Text role="note" size="sm">
      {kept.length > 0 && `Visitors do not see there: ${words(kept)}. It is kept all the same. `}
      {out.length > 0 && `Left out, because it cannot be there: ${words(out)}.`}
    </Text>
  )
}

/** Whether a place has a list for itself. */
function isOwn({ line, at }: Taker): boolean {
  return line.own.includes(split(at.slice(line.spot.at.length))[0] ?? '')
}
