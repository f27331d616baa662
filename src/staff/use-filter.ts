import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type Status, statuses, type Wanted } from '../agreed/staff-api.ts'
import { endOf, startOf } from './times.ts'

/** What the list is narrowed to, as it stands in the fields. */
export interface Filter {
  readonly status: Status | 'all'
  readonly form: string
  readonly from: string
  readonly to: string
  readonly text: string
}

export const noFilter: Filter = { status: 'new', form: '', from: '', to: '', text: '' }

/**
 * The filter stands in the address, so that it can be shared and gone back to. What is searched for does not: it is a
 * person's name or number, and addresses are kept in histories and logs.
 */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const read = (name: keyof Filter) => params.get(name) ?? noFilter[name]
  const status = [...statuses, 'all' as const].find((each) => each === read('status')) ?? noFilter.status
  const text = typeof state?.text === 'string' ? state.text : ''
  const filter = { status, form: read('form'), from: read('from'), to: read('to'), text }
  const change = (next: Filter) => {
    const { text: words, ...rest } = next
    const kept = Object.entries(rest).filter(([name, value]) => value !== noFilter[name as keyof Filter])
    void navigate({ search: new URLSearchParams(kept).toString() }, { state: { text: words } })
  }
  return [filter, change]
}

/** The same as the server is asked. */
export function wantedOf({ status, form, from, to, text }: Filter): Wanted {
  return {
    ...(status !== 'all' && { status }),
    ...(form !== '' && { form }),
    ...(from !== '' && { from: startOf(from) }),
    ...(to !== '' && { to: endOf(to) }),
    ...(text !== '' && { text }),
  }
}
