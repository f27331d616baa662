import { rename, writeFile } from 'node:fs/promises'

let drafts = 0

/** Writes a file that is either not there or whole: others may look for it meanwhile. */
export async function writeWhole(file: string, content: string | Buffer | Iterable<string>): Promise<void> {
  const unfinished = `${file}.${process.pid}-${++drafts}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
