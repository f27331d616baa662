import { Radio, Stack } from '@mantine/core'
import type { Extent } from './places.ts'

interface Props {
  label: string
  /** In how many places it is used. */
  uses: number
  value: Extent | undefined
  onChange(extent: Extent): void
}

/** Asks whether all places are meant or only one. */
export function ExtentChoice({ label, uses, value, onChange }: Props) {
  return (
    <Radio.Group label={label} onChange={(next) => onChange(next as Extent)} value={value ?? null}>
      <Stack gap={6} mt={6}>
        <Radio label={uses === 1 ? 'Wherever it is used' : `In all ${uses} places`} value="everywhere" />
        <Radio label="Only here" value="here" />
      </Stack>
    </Radio.Group>
  )
}
