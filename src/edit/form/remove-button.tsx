import { Button } from '@mantine/core'
import { useForm } from './context.ts'

/** Takes a field out that need not be there. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove(title: string): void }) {
  const { disabled } = useForm()
  return (
    <Button
      color="red"
      disabled={disabled}
      onClick={() => onRemove(`Removed “${label}”`)}
      size="compact-xs"
      variant="subtle"
    >
      Remove {label.toLowerCase()}
    </Button>
  )
}
