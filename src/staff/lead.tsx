import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useCallback } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { LeadDetail } from '../agreed/staff-api.ts'
import { Answers } from './answers.tsx'
import { Deliveries } from './deliveries.tsx'
import { Failure } from './failure.tsx'
import styles from './lead.module.css'
import { Marking } from './marking.tsx'
import { useSession } from './session.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Suspicion } from './suspicion.tsx'
import { timeText } from './times.ts'
import { useLoad } from './use-load.ts'
import { useTitle } from './use-title.ts'
import { words } from './words.ts'

/** One lead, at an address that can be given to a colleague. */
export function Lead() {
  const { id = '' } = useParams()
  const { api } = useSession()
  const load = useCallback(() => api.ask<LeadDetail>('GET', `/leads/${encodeURIComponent(id)}`), [api, id])
  const { data: lead, error, again } = useLoad(load)
  useTitle(lead?.reference ?? words.title)
  return (
    <Stack>
      <Back />
      {error !== undefined && (
        <Failure error={error}>
          <Button onClick={again}>{words.tryAgain}</Button>
        </Failure>
      )}
      {lead && <Shown again={again} lead={lead} />}
      {!lead && error === undefined && <Skeleton aria-label={words.loading} height={400} role="status" />}
    </Stack>
  )
}

/** To the list as it was left. */
function Back() {
  const { state } = useLocation()
  const navigate = useNavigate()
  return (
    <Anchor
      className={styles.back}
      component={Link}
      onClick={(event) => {
        if (!state?.fromList) return
        event.preventDefault()
        void navigate(-1)
      }}
      size="sm"
      to="/"
    >
      ← {words.lead.back}
    </Anchor>
  )
}

function Shown({ lead, again }: { lead: LeadDetail; again: () => void }) {
  return (
    <>
      <header>
        <Group gap="sm">
          <Title order={1}>{lead.name || lead.contact || words.list.nobody}</Title>
          <StatusBadge status={lead.status} />
        </Group>
        <Text c="dimmed">
          {lead.form} · {timeText(lead.receivedAt)} · {lead.reference}
        </Text>
      </header>
      <Suspicion again={again} lead={lead} />
      <div className={styles.columns}>
        <Answers lead={lead} />
        <div className={styles.aside}>
          <Marking again={again} lead={lead} />
          <Deliveries deliveries={lead.deliveries} />
          <About lead={lead} />
        </div>
      </div>
    </>
  )
}

function About({ lead }: { lead: LeadDetail }) {
  const { about, page, campaign, none, forget } = words.lead
  const rows = [
    [page, lead.page],
    [campaign, lead.source],
  ] as const
  return (
    <section className={styles.block}>
      <Title order={2} size="h4">
        {about}
      </Title>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? none}</dd>
          </div>
        ))}
      </dl>
      <Anchor component={Link} size="sm" state={{ who: lead.contact }} to="/forget">
        {forget}
      </Anchor>
    </section>
  )
}
