import { Radio, Stack } from '@mantine/core'
import type { Reach } from './places.ts'

interface Props {
  label: string
  /** In how many places it is used. */
  uses: number
  /** What the one place is called. */
  here: string
  value: Reach | undefined
  onChange(reach: Reach): void
}

/** An empty ring has to be seen, too. */
const ring = { radio: { borderColor: 'var(--quiet)' } }

/** Asks whether all places are meant or only one. */
export function ReachChoice({ label, uses, here, value, onChange }: Props) {
  return (
    <Radio.Group label={label} onChange={(next) => onChange(next)} value={value ?? null}>
      <Stack gap={6} mt={6}>
        <Radio
          label={uses === 1 ? 'Wherever it is used' : `In all ${uses} places`}
          styles={value === 'everywhere' ? {} : ring}
          value="everywhere"
        />
        <Radio label={here} styles={value === 'here' ? {} : ring} value="here" />
      </Stack>
    </Radio.Group>
  )
}
