import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStep } from '../../site-files/write.ts'
import { writeWhole } from '../../whole-file.ts'

/** A batch of operations that was applied whole. */
export interface Step {
  readonly title: string
  readonly files: readonly FileStep[]
}

/** 50 batches and 64 MB: further back nobody undoes one by one. */
const most = { steps: 50, bytes: 64 * 1024 * 1024 }

/** The batches that can be undone, kept in a file from one session to the next. */
export class Journal {
  private constructor(
    private readonly file: string,
    readonly steps: Step[],
  ) {}

  static async open(file: string): Promise<Journal> {
    await mkdir(path.dirname(file), { recursive: true })
    const text = await readFile(file, 'utf8').catch(() => '[]')
    return new Journal(file, parse(text))
  }

  async push(step: Step): Promise<void> {
    this.steps.push(step)
    while (this.steps.length > most.steps || (this.steps.length > 1 && sizeOf(this.steps) > most.bytes))
      this.steps.shift()
    await this.write()
  }

  async pop(): Promise<void> {
    this.steps.pop()
    await this.write()
  }

  private write(): Promise<void> {
    const inLetters = (bytes: Buffer | null) => (bytes === null ? null : bytes.toString('base64'))
    const steps = this.steps.map(({ title, files }) => ({
      title,
      files: files.map(({ file, before, after }) => ({ file, before: inLetters(before), after: inLetters(after) })),
    }))
    return writeWhole(this.file, JSON.stringify(steps))
  }
}

interface Written {
  title: string
  files: { file: string; before: string | null; after: string | null }[]
}

function parse(text: string): Step[] {
  const inBytes = (letters: string | null) => (letters === null ? null : Buffer.from(letters, 'base64'))
  try {
    return (JSON.parse(text) as Written[]).map(({ title, files }) => ({
      title,
      files: files.map(({ file, before, after }) => ({ file, before: inBytes(before), after: inBytes(after) })),
    }))
  } catch {
    return []
  }
}

function sizeOf(steps: readonly Step[]): number {
  return steps
    .flatMap(({ files }) => files)
    .reduce((sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0), 0)
}
