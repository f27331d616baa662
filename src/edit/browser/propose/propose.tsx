import { Alert, Button, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Proposal } from '../../proposal.ts'
import { ask } from '../api.ts'
import { wordsOf } from '../outbox.ts'
import { store } from '../store.ts'
import { Changes } from './changes.tsx'
import { Standing } from './checks.tsx'
import styles from './propose.module.css'
import { ProposeForm, wrong } from './propose-form.tsx'
import { ChangesInPictures } from './screens.tsx'

interface Props {
  onClose(): void
  /** Leads to what has to be mended first. */
  onProblems(): void
}

/** What was changed, and the way to those who look after the site. */
export function Propose({ onClose, onProblems }: Props) {
  const [proposal, setProposal] = useState<Proposal>()
  const [failure, setFailure] = useState<string>()
  const isNarrow = useMediaQuery('(width < 62rem)')
  useEffect(() => {
    store
      .whenSent()
      .then(() => ask<Proposal>('GET', 'proposal'))
      .then(setProposal, (error: unknown) => setFailure(wordsOf(error)))
  }, [])
  return (
    <Modal fullScreen={isNarrow === true} onClose={onClose} opened size="76rem" title="Propose what you changed">
      {failure !== undefined && (
        <Alert
          color="red"
          role="alert"
          styles={wrong}
          title="It cannot be found out what has changed"
          variant="outline"
        >
          {failure}
        </Alert>
      )}
      {!proposal && failure === undefined && (
        <>
          <Text mb="sm" role="status" size="sm">
            Looking at what you changed …
          </Text>
          <Skeleton height={200} />
        </>
      )}
      {proposal && (
        <div className={styles.both}>
          <div className={styles.told}>
            <Changes proposal={proposal} />
            <Standing checked={proposal.checked} />
            {proposal.groups.length > 0 && <ChangesInPictures hasMistakes={proposal.errors > 0} />}
          </div>
          {proposal.errors > 0 ? (
            <Alert
              className={styles.form}
              color="red"
              styles={wrong}
              title={mistakes(proposal.errors)}
              variant="outline"
            >
              <Stack align="flex-start" gap="sm">
                <Text size="sm">They have to be mended first: with them the site could not be published.</Text>
                <Button onClick={onProblems} size="xs" variant="default">
                  Show the problems
                </Button>
              </Stack>
            </Alert>
          ) : (
            proposal.groups.length > 0 && (
              <div className={styles.form}>
                <ProposeForm onClose={onClose} proposal={proposal} />
              </div>
            )
          )}
        </div>
      )}
    </Modal>
  )
}

function mistakes(count: number): string {
  return count === 1 ? 'There is 1 mistake' : `There are ${count} mistakes`
}
