// Plain JavaScript: scripts/run.mjs looks at bundles before there is anything that could compile it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
// Older versions of Node, which are told that they are too old, have no such function to import.
import zlib from 'node:zlib'

/** Where it says what a folder was made with. */
const noteName = 'sealed'

/** Notes what is in the files of a folder: all that are there, but maps of sources, which nobody reads who is not looking for a fault. */
export function sealFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const sealed = names.filter((name) => name !== noteName && !name.endsWith('.map')).sort()
  writeFileSync(path.join(folder, noteName), sumsOf(folder, sealed))
}

/** Whether these files are as they were. Others may have come since. */
export function isSealed(folder) {
  try {
    const noted = readFileSync(path.join(folder, noteName), 'utf8')
    const [, ...lines] = noted.split('\n')
    const names = lines.map((line) => line.slice(line.indexOf(' ') + 1))
    return noted === sumsOf(folder, names)
  } catch {
    return false
  }
}

/** The last line could be missing: above them stands what sums up all. */
function sumsOf(folder, names) {
  const lines = names.map((name) => `\n${zlib.crc32(readFileSync(path.join(folder, name)))} ${name}`).join('')
  return `${zlib.crc32(lines)}${lines}`
}
