import { z } from 'zod'
import { Refused } from '../../site-files/refused.ts'
import { tool } from '../tool.ts'

/** Takes batches back. */
export const undo = tool({
  name: 'undo',
  title: 'Undo',
  reads: false,
  description:
    'Takes back the last batch that was applied, or several, byte for byte. What somebody else has changed since is not touched: then it is refused.',
  input: z.strictObject({ steps: z.int().min(1).max(50).optional().describe('How many batches; without it one.') }),
  async run({ steps = 1 }, { desk }) {
    if (steps > desk.batches)
      throw new Refused(
        desk.batches === 0 ? 'There is nothing to undo.' : `Only ${desk.batches} can be undone. Nothing was changed.`,
        'look at the site.',
      )
    const told: string[] = []
    for (let step = 0; step < steps; step++) {
      const undone = await desk.undo()
      if (undone) told.push(`Undone: "${undone.step.title}". ${undone.where}`)
    }
    return {
      text: told.join('\n'),
      next: `${desk.batches > 0 ? `undo more (${desk.batches} left), or ` : ''}propose another batch.`,
    }
  },
})
