import { z } from 'zod'

/** Which part of an answer is told. */
export const more = {
  more: z.int().min(1).max(10_000).optional().describe('Which part of a long answer to tell: 2 is the second one.'),
}
