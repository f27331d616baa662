import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import { type LeadPage, staffAddress, type Wanted } from '../agreed/staff-api.ts'
import { Failure } from './failure.tsx'
import { LeadList } from './lead-list.tsx'
import styles from './results.module.css'
import { useSession } from './session.tsx'
import { dayText } from './times.ts'
import { type Filter, noFilter } from './use-filter.ts'
import { useLoad } from './use-load.ts'
import { words } from './words.ts'

interface Props {
  filter: Filter
  wanted: Wanted
  onClear: (filter: Filter) => void
}

/** The leads that a filter has, a page at a time. */
export function Results({ filter, wanted, onClear }: Props) {
  const { api } = useSession()
  const load = useCallback(
    (after?: LeadPage['next']) => api.ask<LeadPage>('POST', '/leads', { ...wanted, after }),
    [api, wanted],
  )
  const first = useLoad(load)
  const [further, setFurther] = useState<readonly LeadPage[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  if (first.error !== undefined)
    return (
      <Failure error={first.error}>
        <Button onClick={first.again}>{words.tryAgain}</Button>
      </Failure>
    )
  if (!first.data) return <Waiting />
  const pages = [first.data, ...further]
  const leads = pages.flatMap((page) => page.leads)
  const { next, readTo } = pages.at(-1) ?? first.data

  async function more() {
    setBusy(true)
    setFailure(undefined)
    try {
      const page = await load(next)
      setFurther((before) => [...before, page])
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack>
      <Group justify="space-between" mih="1.5rem">
        <Text c="dimmed" role="status" size="sm">
          {words.list.shown(leads.length)}
        </Text>
        {leads.length > 0 && filter.text === '' && <Export wanted={wanted} />}
      </Group>
      {leads.length > 0 ? (
        <LeadList leads={leads} />
      ) : (
        <Empty filter={filter} onClear={onClear} searching={next !== undefined} />
      )}
      {readTo !== undefined && <Text c="dimmed">{words.list.readTo(dayText(readTo))}</Text>}
      {failure !== undefined && <Failure error={failure} />}
      {next && (
        <Button className={styles.more} loading={busy} onClick={() => void more()} variant="default">
          {readTo === undefined ? words.list.more : words.list.further}
        </Button>
      )}
    </Stack>
  )
}

/** Links, so that the browser writes the file to the disk while it arrives. */
function Export({ wanted }: { wanted: Wanted }) {
  const given = Object.entries(wanted).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return (
    <Group component="p" gap="xs" m={0}>
      <Text c="dimmed" component="span" size="sm">
        {words.list.export}
      </Text>
      {['csv', 'json'].map((format) => (
        <Anchor
          download
          href={`${staffAddress}/api/export?${new URLSearchParams([...given, ['format', format]])}`}
          key={format}
          size="sm"
          underline="always"
        >
          {format.toUpperCase()}
        </Anchor>
      ))}
    </Group>
  )
}

function Empty({ filter, onClear, searching }: { filter: Filter; onClear: Props['onClear']; searching: boolean }) {
  const narrowed = JSON.stringify({ ...filter, status: '' }) !== JSON.stringify({ ...noFilter, status: '' })
  const plain = filter.status === 'new' ? words.list.emptyNew : undefined
  return (
    <div className={styles.empty}>
      <Text fw={600}>{searching ? words.list.emptySearch : words.list.empty}</Text>
      {narrowed && !searching ? (
        <Text c="dimmed">{words.list.emptyFilter}</Text>
      ) : (
        plain && !searching && <Text c="dimmed">{plain}</Text>
      )}
      {narrowed && (
        <Button mt="sm" onClick={() => onClear(noFilter)} variant="default">
          {words.list.clear}
        </Button>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <Stack aria-label={words.loading} gap="xs" role="status">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton height={56} key={row} />
      ))}
    </Stack>
  )
}
