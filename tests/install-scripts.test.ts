import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

// npm 12 runs no script of a package that is not named, and ends well all the same: what the script makes is missing.
test('packages that run a script when they are installed are named, no others', () => {
  const packages: Record<string, { hasInstallScript?: boolean }> = read('package-lock.json').packages
  const running = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript)
  expect(running.map((place) => place.replace(/^.*node_modules\//, ''))).toEqual(
    Object.keys(read('package.json').allowScripts),
  )
})
