import { rename, writeFile } from 'node:fs/promises'

/** Writes a file that is either not there or whole: others may look for it meanwhile. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, file)
}
