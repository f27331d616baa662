import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Icon as IconName } from '../../generated/types.ts'
import { Icon } from '../../parts/icon.tsx'
import { useForm } from './context.ts'
import type { ControlProps } from './control.tsx'
import { IconPicker, iconWords } from './icon-picker.tsx'
import { RemoveButton } from './remove-button.tsx'

/** A drawing, found by what it is called or stands for. */
export function IconField({ field, label, value, change }: ControlProps) {
  const { disabled } = useForm()
  const [opened, { open, close }] = useDisclosure()
  // The schema names the drawings that there are.
  const names = (field.schema.enum ?? []) as IconName[]
  const chosen = names.find((name) => name === value)
  return (
    <div>
      <Text fw={500} size="sm">
        {label}
      </Text>
      <Group gap="sm" mt={4}>
        <Button disabled={disabled} leftSection={chosen && <Icon name={chosen} />} onClick={open} variant="default">
          {chosen ? iconWords(chosen) : 'Choose an icon'}
        </Button>
        {value !== undefined && !field.required && (
          <RemoveButton label={label} onRemove={(title) => change(undefined, title)} />
        )}
      </Group>
      <IconPicker
        chosen={chosen}
        meaning={(name) => field.schema.enumDescriptions?.[names.indexOf(name)] ?? ''}
        names={names}
        onChoose={(name) => change(name, `Chose the icon “${iconWords(name)}”`)}
        onClose={close}
        opened={opened}
      />
    </div>
  )
}
