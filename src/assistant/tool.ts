import type { z } from 'zod'
import type { Answer } from './answer.ts'
import type { Desk } from './work/desk.ts'
import type { Stage } from './work/stage.ts'

/** Draws a page of a site, or one of its sections, as JPEG: null where it is not there. Refuses where there is no browser. */
export type Draw = (wanted: {
  stage: Stage
  page: string
  /** The id of a section, as it stands in the page. */
  section: string | undefined
  width: number
}) => Promise<Buffer | null>

export interface Means {
  desk: Desk
  draw: Draw
}

/** What an assistant can call. */
export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  /** Whether it leaves the site as it is. */
  reads: boolean
  run(words: unknown, means: Means): Promise<Answer>
}

/** A tool that gets its words as its schema reads them. */
export function tool<S extends z.ZodObject>(
  about: Omit<Tool, 'input' | 'run'> & { input: S; run(words: z.infer<S>, means: Means): Promise<Answer> },
): Tool {
  const { input, run } = about
  return { ...about, input, run: (words, means) => run(input.parse(words), means) }
}
