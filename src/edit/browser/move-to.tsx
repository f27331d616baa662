import { Button, Modal, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import type { PageState } from '../agreed.ts'
import { Copied } from './copy/copied.tsx'
import { copySection } from './copy/copies.ts'
import { PageChoice, usePageChoice } from './copy/page-choice.tsx'
import { DialogEnd } from './dialog-end.tsx'
import { focusSoon } from './focus-soon.ts'
import { moveSection, moveToPage, titleOf } from './gestures.ts'
import { useGo } from './place.ts'
import { useOnce } from './use-once.ts'
import { whenShown } from './when-shown.ts'

interface Props {
  page: PageState
  from: number
  /** Whether it stays where it is, too. */
  copies: boolean
  /** `stays` is said where the author does not go there. */
  onClose(stays: boolean): void
}

/** Asks for a place on any page, and moves or copies a section there. */
export function MoveTo({ page, from, copies, onClose }: Props) {
  const { go } = useGo()
  const choice = usePageChoice(page)
  const { path, to } = choice
  const [place, setPlace] = useState('0')
  const [failure, setFailure] = useState<string>()
  const [copied, setCopied] = useState<{ said: string; go(): void }>()
  const [title] = useState(() => {
    const section = page.sections[from]
    return `${copies ? 'Copy' : 'Move'} “${section ? titleOf(section) : ''}” to`
  })
  const stay = () => onClose(true)
  const stays = copies || path !== page.path
  const others = (to?.sections ?? []).filter((_, index) => stays || index !== from)
  const places = [
    { value: '0', label: 'First on the page' },
    ...others.map((one, index) => ({ value: String(index + 1), label: `After “${titleOf(one)}”` })),
  ]

  const act = useOnce(async () => {
    if (!to) return
    const index = Number(place)
    const visit = () => {
      onClose(false)
      go(to.path, index)
      void lead(to.path, index)
    }
    if (copies) {
      const { said, failure } = await copySection(page, from, to, index)
      if (failure === null) setCopied({ said, go: visit })
      else setFailure(failure)
    } else {
      if (to.path === page.path) moveSection(page, from, index)
      else moveToPage(page, from, to, index)
      visit()
    }
  })

  return (
    <Modal onClose={stay} opened title={title}>
      {copied ? (
        <Copied onClose={stay} onGo={copied.go} words={copied.said} />
      ) : (
        <Stack>
          <PageChoice choice={choice} onChoose={() => setPlace('0')} />
          {to && (
            <Select
              allowDeselect={false}
              data={places}
              label="Place"
              onChange={(next) => setPlace(next ?? '0')}
              value={place}
            />
          )}
          <DialogEnd failure={failure} onCancel={stay}>
            <Button disabled={!to} onClick={act}>
              {copies ? 'Copy' : 'Move'}
            </Button>
          </DialogEnd>
        </Stack>
      )}
    </Modal>
  )
}

/**
 * The dialog goes, and with another page what opened it: the section gets the focus, once its page shows what was done and no other
 * one stands there, unless somebody has gone elsewhere by then.
 */
async function lead(path: string, index: number): Promise<void> {
  const asker = document.activeElement
  await whenShown()
  if ([asker, document.body].includes(document.activeElement))
    focusSoon(`:has(> * > [data-page="${CSS.escape(path)}"]) > ol [data-row="${index}"]`)
}
