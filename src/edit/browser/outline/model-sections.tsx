import { Button, Checkbox, Stack } from '@mantine/core'
import type { SectionLine } from '../../agreed.ts'
import { titleOf } from '../gestures.ts'
import { typeName } from '../type-name.ts'

interface Props {
  sections: readonly SectionLine[]
  chosen: readonly number[]
  onChoose(chosen: readonly number[]): void
}

/** Which sections of its model a new page takes. */
export function ModelSections({ sections, chosen, onChoose }: Props) {
  if (sections.length === 0) return null
  const all = sections.map((_, index) => index)
  const takesAll = chosen.length === sections.length
  return (
    <Checkbox.Group
      description="Without any it begins with its title."
      label="With these sections"
      onChange={(kept) => onChoose(all.filter((index) => kept.includes(String(index))))}
      value={chosen.map(String)}
    >
      <Button onClick={() => onChoose(takesAll ? [] : all)} mt={6} size="compact-sm" variant="default">
        {takesAll ? 'Take none' : 'Take all'}
      </Button>
      <Stack gap={6} mt={6}>
        {sections.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections of a page that is only looked at.
          <Checkbox key={index} label={`${titleOf(line)} (${typeName(line.type)})`} value={String(index)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
