import { expect, test } from 'vitest'
import { countColons } from '../../src/content/json/keys.ts'

test('every colon after a name is counted, wherever it stands', () => {
  for (let spaces = 0; spaces < 9; spaces++) {
    const text = `${' '.repeat(spaces)}{"a":1,"b" : {"c"\n:[]},"d":"x:y"}`
    expect(countColons(Buffer.from(text))).toBe(4)
    expect(countColons(new Uint8Array(Buffer.from(`-${text}`)).subarray(1))).toBe(4)
  }
  expect(countColons(new Uint8Array())).toBe(0)
})
