import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { glob } from 'tinyglobby'
import { root } from '../../src/root.ts'

/** What is a site, and not the engine. */
const content = ['pages.json', 'pages', 'public', 'downloads']

/**
 * A copy of this checkout, as it is now, that holds another site: the one in a folder of `examples`. Whatever passes here
 * and fails there knows the site.
 */
export async function checkoutWith(example: string): Promise<string> {
  const copy = path.join(root, '.cache/prove', example)
  await rm(copy, { recursive: true, force: true })
  for (const file of await engineFiles()) await cp(path.join(root, file), path.join(copy, file))
  const site = path.join(root, 'examples', example)
  for (const part of content) {
    await cp(path.join(site, part), path.join(copy, part), { recursive: true }).catch(ignoreMissing)
  }
  // It lies two folders higher now.
  for (const file of await glob(['pages.json', 'pages/**/*.json'], { cwd: copy, absolute: true }))
    await writeFile(file, (await readFile(file, 'utf8')).replace(/("\$schema": ")\.\.\/\.\.\//, '$1./'))
  await mkdir(path.join(copy, 'public'), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

async function engineFiles(): Promise<string[]> {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z']
  const { stdout } = await promisify(execFile)('git', list, { cwd: root, maxBuffer: 2 ** 26 })
  // One that was deleted and not yet committed is listed too.
  return stdout
    .split('\0')
    .filter((file) => file !== '' && !content.includes(file.split('/')[0] ?? '') && existsSync(path.join(root, file)))
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
