import { Progress, Text } from '@mantine/core'
import { inUnits } from './names.ts'

/** How much of a picture is sent, from 0 to 1, and that the rest is not a matter of bytes. */
export function HowFar({ sent, size }: { sent: number; size: number }) {
  const isSent = sent === 1
  return (
    <div>
      {/* Each step would be too much to hear. */}
      <Text role="status" size="sm">
        {isSent ? 'It is sent, and is being looked through …' : 'It is being sent …'}
      </Text>
      <Progress.Root>
        <Progress.Section animated={isSent} aria-label="How much of it is sent" value={sent * 100} />
      </Progress.Root>
      <Text c="dimmed" size="xs">
        {inUnits(size * sent)} of {inUnits(size)}
      </Text>
    </div>
  )
}
