import { Button, NativeSelect, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { statuses } from '../agreed/staff-api.ts'
import styles from './filter-form.module.css'
import { useSession } from './session.tsx'
import type { Filter } from './use-filter.ts'
import { words } from './words.ts'

interface Props {
  filter: Filter
  onChange: (filter: Filter) => void
}

const choices = [
  ...statuses.map((value) => ({ value, label: words.status[value] })),
  { value: 'all', label: words.list.all },
]

/** What the list is narrowed to. What is chosen counts at once, and what is typed when it is sent. */
export function FilterForm({ filter, onChange }: Props) {
  const { session } = useSession()
  const [text, setText] = useState(filter.text)
  const status = useId()
  // Whoever looks for somebody wants to find them, whatever became of the lead.
  const search = () => onChange({ ...filter, text: text.trim(), ...(text.trim() && { status: 'all' }) })
  return (
    <search className={styles.filter}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <TextInput
          className={styles.text}
          description={words.list.searchHelp}
          label={words.list.search}
          maxLength={254}
          onChange={(event) => setText(event.currentTarget.value)}
          type="search"
          value={text}
        />
        <Button type="submit" variant="default">
          {words.list.find}
        </Button>
      </form>
      <div className={styles.status}>
        <Text className={styles.label} id={status} size="sm">
          {words.list.status}
        </Text>
        <SegmentedControl
          aria-labelledby={status}
          className={styles.choices}
          data={choices}
          fullWidth
          onChange={(value) => onChange({ ...filter, status: value as Filter['status'] })}
          value={filter.status}
        />
      </div>
      <NativeSelect
        className={styles.form}
        data={[{ value: '', label: words.list.everyForm }, ...session.forms]}
        label={words.list.form}
        onChange={(event) => onChange({ ...filter, form: event.currentTarget.value })}
        value={filter.form}
      />
      <TextInput
        label={words.list.from}
        onChange={(event) => onChange({ ...filter, from: event.currentTarget.value })}
        type="date"
        value={filter.from}
      />
      <TextInput
        label={words.list.to}
        onChange={(event) => onChange({ ...filter, to: event.currentTarget.value })}
        type="date"
        value={filter.to}
      />
    </search>
  )
}
