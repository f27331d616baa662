import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../src/root.ts'
import { isSealed } from '../../src/vite/sealed-folder.js'
import { run } from './steps.ts'

/** Where the page for staff is built, named by all that it is made of. */
export function staffPageFolder(): string {
  const built = path.join(root, '.cache/staff')
  // An image has what was built with it, and no sources.
  if (!existsSync(path.join(root, 'src/staff'))) return path.join(built, readdirSync(built).join())
  const hash = createHash('sha1').update(readFileSync(path.join(root, 'package-lock.json')))
  hash.update(readFileSync(path.join(root, 'scripts/staff.ts')))
  for (const folder of ['src/staff', 'src/agreed'])
    for (const name of readdirSync(path.join(root, folder)).sort())
      hash.update(name).update(readFileSync(path.join(root, folder, name)))
  return path.join(built, hash.digest('hex').slice(0, 16))
}

/** The built page, which is made when it is not there: in a process of its own, which takes the bundler's memory along. */
export async function staffPage(): Promise<string> {
  const folder = staffPageFolder()
  if (isSealed(folder)) return folder
  const build = await run(['node', 'scripts/run.mjs', 'staff'], 'pipe')
  if (!build.passed) throw new Error(build.output.trimEnd())
  return folder
}
