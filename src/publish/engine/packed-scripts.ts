import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isSealed, sealFolder } from '../../vite/sealed-folder.js'
import { fewAtOnce } from '../few-at-once.ts'
import { bundleOnce } from './bundle-once.ts'

/** The bytes of each script as it is sent, by its name. */
export type ScriptBytes = Readonly<Record<string, number>>

/** Where a folder of them says what each weighs. */
const noted = 'bytes.json'

/** Where the compressed copies of a bundle's scripts lie. */
export function packedFolder(client: string): string {
  return path.join(client, 'packed')
}

/**
 * Compresses the scripts of a bundle at the highest quality, once for all builds with it, and tells what each weighs. Threads
 * do it while pages are drawn: until they are there nobody needs to know.
 */
export async function packScripts(client: string): Promise<ScriptBytes> {
  const packed = packedFolder(client)
  // Of two builds that begin with the same new bundle one does it.
  if (!isSealed(packed)) await bundleOnce(packed, (folder) => packAll(path.join(client, 'assets'), folder))
  return JSON.parse(await readFile(path.join(packed, noted), 'utf8')) as ScriptBytes
}

/** Threads for files are waited for by whatever else a build reads and writes: some of them stay free. */
const atOnce = 2

async function packAll(assets: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const scripts = await Promise.all(
    (await readdir(assets)).map(async (name) => ({ name, code: await readFile(path.join(assets, name)) })),
  )
  // What takes longest is begun first.
  scripts.sort((a, b) => b.code.length - a.code.length)
  const bytes: Record<string, number> = {}
  await fewAtOnce(atOnce, scripts, async ({ name, code }) => {
    const br = await promisify(brotliCompress)(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    const gz = await promisify(gzip)(code, { level: 9 })
    await Promise.all([writeFile(path.join(folder, `${name}.br`), br), writeFile(path.join(folder, `${name}.gz`), gz)])
    bytes[`assets/${name}`] = br.length
  })
  await writeFile(path.join(folder, noted), JSON.stringify(bytes))
  sealFolder(folder)
}
