import { Button, Group, Loader, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Check, Proposal } from '../../proposal.ts'
import { ask } from '../api.ts'
import { wordsOf } from '../outbox.ts'
import problems from '../problems.module.css'
import { placeOf } from '../problems.tsx'
import styles from './checks.module.css'
import { Said } from './said.tsx'

/** 700 ms: so often it is asked what the checks have said. */
const beat = 700

/** How the content stands before it is proposed, in the words of “npm run validate”. */
export function Standing({ checked: { summary, mistakes } }: Pick<Proposal, 'checked'>) {
  return (
    <section aria-labelledby="checked">
      <Title fz="sm" id="checked" order={3}>
        Checks
      </Title>
      <Text size="sm">{summary}</Text>
      {mistakes.length > 0 && (
        <details className={styles.more}>
          <summary>What they say</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keys. */}
          <section aria-label="What the checks say" className={styles.list} tabIndex={0}>
            <ul className={problems.list}>
              {mistakes.map((one) => (
                <li
                  className={problems.entry}
                  data-severity={one.severity}
                  key={`${one.file} ${one.pointer} ${one.rule} ${one.message}`}
                >
                  <Text c="dimmed" size="xs">
                    {placeOf(one)}
                  </Text>
                  <Text size="sm">{one.plain.message}</Text>
                  {one.plain.hint !== null && (
                    <Text c="dimmed" size="sm">
                      {one.plain.hint}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          </section>
        </details>
      )}
    </section>
  )
}

const states = { waiting: 'waits', running: 'runs …', passed: 'says yes', failed: 'says no' } as const

/** What the project asks of content, asked here as soon as something was sent, in the commands’ own words. */
export function Answers({ hasPage }: { hasPage: boolean }) {
  const [checks, setChecks] = useState<readonly Check[]>([])
  const [failure, setFailure] = useState<string>()
  const isDone = checks.length > 0 && checks.every(({ state }) => state === 'passed' || state === 'failed')
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are begun once, and asked for until they are done.
  useEffect(() => {
    const know = (asked: Promise<readonly Check[]>) =>
      void asked.then(setChecks, (error: unknown) => setFailure(wordsOf(error)))
    if (isDone || failure !== undefined) return
    if (checks.length === 0) know(ask('POST', 'checks', {}))
    const timer = setInterval(() => know(ask('GET', 'checks')), beat)
    return () => clearInterval(timer)
  }, [isDone, failure])
  const refused = checks.filter(({ state }) => state === 'failed')
  return (
    <section aria-labelledby="answers">
      <Title fz="sm" id="answers" order={3}>
        Answers of the checks
      </Title>
      <Text c="dimmed" mb="xs" size="sm">
        The same that the project asks of content, run here. The host’s own checks answer{' '}
        {hasPage ? 'on the page of the pull request.' : 'where the branch is looked at.'}
      </Text>
      <ul className={styles.checks}>
        {checks.map(({ command, state, said }) => (
          <li className={styles.check} data-state={state} key={command}>
            <Text component="div" size="sm">
              <code>{command}</code> {states[state]} {state === 'running' && <Loader size={12} />}
            </Text>
            {said !== '' && (
              <details className={styles.more} open={state === 'failed'}>
                <summary>What it says</summary>
                <Said label={`What ${command} says`} words={said} />
              </details>
            )}
          </li>
        ))}
      </ul>
      <Text className="visually-hidden" role="status">
        {isDone &&
          (refused.length === 0
            ? 'All checks say yes.'
            : refused.length === 1
              ? '1 of the checks says no.'
              : `${refused.length} of the checks say no.`)}
      </Text>
      {failure !== undefined && (
        <Group role="alert">
          <Text c="var(--error)" size="sm">
            {failure}
          </Text>
          <Button onClick={() => setFailure(undefined)} size="compact-sm" variant="default">
            Try again
          </Button>
        </Group>
      )}
      {isDone && refused.length > 0 && (
        <Text c="var(--error)" size="sm">
          Mend it and propose it again under the same title: it follows on the same branch.
        </Text>
      )}
    </section>
  )
}
