import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { seal, unseal } from '../../disk/sealed.ts'
import { writeWhole } from '../../disk/whole-file.ts'
import type { FileStep } from '../../site-files/write.ts'

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
    public steps: readonly Step[],
  ) {}

  static async open(file: string): Promise<Journal> {
    await mkdir(path.dirname(file), { recursive: true })
    const text = unseal(await readFile(file, 'utf8').catch(() => ''))
    return new Journal(file, parse(text ?? '[]'))
  }

  async push(step: Step): Promise<void> {
    const steps = [...this.steps, step].slice(-most.steps)
    while (steps.length > 1 && sizeOf(steps) > most.bytes) steps.shift()
    await this.write(steps)
  }

  async pop(): Promise<void> {
    await this.write(this.steps.slice(0, -1))
  }

  /** What could not be written, as on a full disk, is not taken for noted: a batch that was never applied would bar the way back. */
  private async write(steps: readonly Step[]): Promise<void> {
    const inLetters = (bytes: Buffer | null) => (bytes === null ? null : bytes.toString('base64'))
    const written = steps.map(({ title, files }) => ({
      title,
      files: files.map(({ file, before, after }) => ({ file, before: inLetters(before), after: inLetters(after) })),
    }))
    await writeWhole(this.file, seal(JSON.stringify(written)))
    this.steps = steps
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
