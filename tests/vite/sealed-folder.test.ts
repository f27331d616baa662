import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isSealed, sealFolder } from '../../src/vite/sealed-folder.js'

let folder: string
const at = (name: string) => path.join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sectile-sealed-'))
  mkdirSync(at('client'))
  writeFileSync(at('page.js'), 'page')
  writeFileSync(at('client/part.js'), '')
  sealFolder(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is as it was made, whatever comes to it', () => {
  expect(isSealed(folder)).toBe(true)
  writeFileSync(at('more.js'), 'more')
  expect(isSealed(folder)).toBe(true)
})

test('one of which a file is gone, cut or bent is not, nor one of which the note itself is', () => {
  for (const name of ['page.js', 'client/part.js', 'sealed']) {
    const whole = readFileSync(at(name))
    for (let length = 0; length < whole.length; length += 1) {
      writeFileSync(at(name), whole.subarray(0, length))
      expect(isSealed(folder), `${length} bytes of ${name}`).toBe(false)
    }
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const bent = Buffer.from(whole)
      bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      writeFileSync(at(name), bent)
      expect(isSealed(folder), `bit ${bit} of ${name}`).toBe(false)
    }
    rmSync(at(name))
    expect(isSealed(folder), name).toBe(false)
    mkdirSync(at(name))
    expect(isSealed(folder), name).toBe(false)
    rmSync(at(name), { recursive: true })
    writeFileSync(at(name), whole)
  }
  expect(isSealed(folder)).toBe(true)
})

test('what is not there, or is a file, is not', () => {
  expect([at('none'), at('page.js')].map(isSealed)).toEqual([false, false])
})
