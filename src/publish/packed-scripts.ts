import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isSealed, sealFolder } from '../vite/sealed-folder.js'
import { writeWhole } from '../whole-file.ts'

/** The bytes of each script as it is sent, by its name. */
export type ScriptBytes = Readonly<Record<string, number>>

/** Where the compressed copies of a bundle's scripts lie. */
export function packedFolder(client: string): string {
  return path.join(client, 'packed')
}

/**
 * Compresses the scripts of a bundle at the highest quality, once for all builds with it, and tells what each weighs. Threads
 * do it while pages are drawn: until they are there nobody needs to know.
 */
export async function packScripts(client: string): Promise<ScriptBytes> {
  const [assets, packed] = [path.join(client, 'assets'), packedFolder(client)]
  const noted = path.join(packed, 'bytes.json')
  if (isSealed(packed)) return JSON.parse(await readFile(noted, 'utf8')) as ScriptBytes
  await rm(packed, { recursive: true, force: true })
  await mkdir(packed, { recursive: true })
  const pack = async (name: string): Promise<[string, number]> => {
    const code = await readFile(path.join(assets, name))
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(code, { level: 9 }),
    ])
    await Promise.all([
      writeWhole(path.join(packed, `${name}.br`), br),
      writeWhole(path.join(packed, `${name}.gz`), gz),
    ])
    return [`assets/${name}`, br.length]
  }
  const bytes = Object.fromEntries(await Promise.all((await readdir(assets)).map(pack)))
  await writeWhole(noted, JSON.stringify(bytes))
  sealFolder(packed)
  return bytes
}
