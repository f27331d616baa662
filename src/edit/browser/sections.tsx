import { Button, Text } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isIn } from '../../content/json/pointer.ts'
import type { Mistake, PageState } from '../agreed.ts'
import { useLastingKeys } from '../form/use-lasting-keys.ts'
import { AddSection } from './add-section.tsx'
import { NotDone } from './api.ts'
import { counted } from './count.tsx'
import { focusSoon, menuBeside } from './focus-soon.ts'
import { duplicateSection, moveSection, removeSection, titleOf, toggleDraft } from './gestures.ts'
import { MoveTo } from './move-to.tsx'
import { Entries } from './outline/entries.tsx'
import { PageRow } from './outline/page-row.tsx'
import { type RowAct, SectionRow } from './section-row.tsx'
import styles from './sections.module.css'
import { ShareAs } from './share-as.tsx'
import { store } from './store.ts'
import { useSteps } from './use-steps.ts'

interface Props {
  page: PageState
  section: number | undefined
  onSelect(index: number | undefined): void
  /** To the fields of a place. */
  onSeek(pointer: string): void
}

/** What is asked about a section: of that one, wherever others move it meanwhile. */
interface Asked {
  readonly what: 'add' | 'move' | 'copy' | 'share'
  /** Undefined where a section is to be the last. */
  readonly key?: number | undefined
  readonly title: string
}

const foot = '[data-add-section]'

/** The sections of the page, in their order, and all that is done with a whole section. */
export function Sections({ page, section, onSelect, onSeek }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const [grabbed, setGrabbed] = useState<number>()
  const [over, setOver] = useState<number>()
  const { keys, follow } = useLastingKeys(
    page.sections.map(({ use, value }) => [use, value]),
    focusRow,
  )
  const placeOf = (key: number | undefined) =>
    key === undefined || !keys.includes(key) ? undefined : keys.indexOf(key)
  const [at, dragged] = [placeOf(asked?.key), placeOf(grabbed)]
  const close = () => setAsked(undefined)
  const giveUp = () => {
    close()
    if (asked) focusSoon(askerOf(asked.what, at))
  }

  const isGone = asked !== undefined && asked.what !== 'add' && at === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it goes is what this waits for.
  useEffect(() => {
    if (!isGone) return
    giveUp()
    store.fail(new NotDone({ error: `“${asked.title}” is on this page no more.` }))
  }, [isGone])

  // Who comes by an address, or chooses on the page, sees where that is.
  useEffect(() => {
    const waiting = requestAnimationFrame(() =>
      document.querySelector(nameAt(section ?? -1))?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(waiting)
  }, [section])

  function move(from: number, to: number, asker?: Element) {
    if (to < 0 || to >= page.sections.length || to === from) return
    moveSection(page, from, to)
    onSelect(to)
    follow(from, asker)
  }
  const step = useSteps(page, section, move)
  function ask(what: Asked['what'], index: number) {
    const line = page.sections[index]
    if (line) setAsked({ what, key: keys[index], title: titleOf(line) })
  }
  function doAct(what: RowAct, index: number) {
    if (what === 'select') onSelect(index)
    else if (what === 'up' || what === 'down') step(index, what === 'up' ? -1 : 1)
    else if (what === 'focus-up' || what === 'focus-down') focusRow(what === 'focus-up' ? index - 1 : index + 1)
    else if (what === 'move' || what === 'copy' || what === 'share' || what === 'add') ask(what, index)
    else if (what === 'draft') toggleDraft(page, index)
    else if (what === 'drag') setGrabbed(keys[index])
    else if (what === 'over') setOver(index)
    else if (what === 'double') {
      duplicateSection(page, index)
      onSelect(index + 1)
    } else if (what === 'remove') {
      removeSection(page, index)
      onSelect(undefined)
      focusRow(Math.max(-1, index - 1))
    } else {
      if (what === 'drop' && dragged !== undefined) move(dragged, index)
      setGrabbed(undefined)
      setOver(undefined)
    }
  }
  // Rows are drawn anew only when their section is another one.
  const now = useRef(doAct)
  now.current = doAct
  const act = useCallback((what: RowAct, index: number) => now.current(what, index), [])
  const isOver = (index: number) =>
    dragged === undefined || over !== index || over === dragged ? undefined : dragged < index ? 'after' : 'before'

  return (
    <section aria-label="Sections" className={styles.sections}>
      <PageRow
        isSelected={section === undefined}
        onDown={() => focusRow(0)}
        onSelect={() => onSelect(undefined)}
        page={page}
        wrong={counted(page.mistakes.filter((one) => one.section === null && one.page === page.path))}
      />
      <ol className={styles.list} hidden={page.sections.length === 0}>
        {page.sections.map((line, index) => (
          <SectionRow
            act={act}
            index={index}
            isLast={index === page.sections.length - 1}
            isOver={isOver(index)}
            isSelected={section === index}
            key={keys[index]}
            line={line}
            next={rowInPlaceOf}
            wrong={counted(page.mistakes.filter((one) => one.section === index || isOf(one, line.shared ?? line.spot)))}
          >
            {section === index && <Entries line={line} onOpen={onSeek} page={page} section={index} />}
          </SectionRow>
        ))}
      </ol>
      {page.sections.length === 0 && (
        <Text c="dimmed" className={styles.empty} size="sm">
          There is nothing on this page yet. Add its first section: you see examples of all that there are.
        </Text>
      )}
      <div className={styles.foot}>
        <Button
          data-add-section
          fullWidth
          onClick={() => setAsked({ what: 'add', title: '' })}
          size="xs"
          variant="default"
        >
          Add a section
        </Button>
      </div>
      {asked?.what === 'add' && (
        <AddSection
          // What was added just now may have come meanwhile, and what it was to stand below may have gone.
          at={at === undefined ? page.sections.length : at + 1}
          onAdded={(index) => {
            close()
            onSelect(index)
            follow(page.sections.length)
          }}
          onClose={giveUp}
          page={page}
        />
      )}
      {at !== undefined && (asked?.what === 'move' || asked?.what === 'copy') && (
        <MoveTo
          copies={asked.what === 'copy'}
          from={at}
          onClose={(stays) => (stays ? giveUp() : close())}
          page={page}
        />
      )}
      {at !== undefined && asked?.what === 'share' && <ShareAs index={at} onClose={giveUp} page={page} />}
    </section>
  )
}

/** What has the focus when nothing was done after all. */
function askerOf(what: Asked['what'], at: number | undefined): string {
  if (at === undefined) return foot
  const name = nameAt(at)
  return what === 'move' || what === 'copy' ? name : menuBeside(name)
}

function nameAt(index: number): string {
  return `[data-row="${index}"]`
}

/** What stands where a row was: the next one, the one above, or what adds the first. */
function rowInPlaceOf(index: number): HTMLElement | null {
  const found = [nameAt(index), nameAt(index - 1), foot].map((name) => document.querySelector<HTMLElement>(name))
  return found.find((one) => one !== null) ?? null
}

function focusRow(index: number): void {
  focusSoon(nameAt(index))
}

function isOf({ file, pointer, section }: Mistake, spot: { file: string; at: string }): boolean {
  return section === null && file === spot.file && isIn(pointer, spot.at)
}
