import { expect, test } from 'vitest'
import { seal, sealBytes, unseal, unsealBytes } from '../../src/disk/sealed.ts'

const text = '{"title":"Ärzte – offen","facts":null}'

test('what was sealed is there again', () => {
  for (const each of [text, '', '\n', '😀']) {
    expect(unseal(seal(each))).toBe(each)
    expect(unsealBytes(sealBytes(Buffer.from(each)))?.toString()).toBe(each)
    // Both are the same on the disk.
    expect(sealBytes(Buffer.from(each)).toString()).toBe(seal(each))
  }
})

test('what is cut short, bent or was never sealed is none', () => {
  const whole = sealBytes(Buffer.from(text))
  const others = [
    text,
    '',
    ...Array.from(whole, (_, end) => whole.subarray(0, end).toString()),
    `${whole}x`,
    `x${whole}`,
    `${whole}${whole}`,
  ]
  for (const other of others) {
    expect(unseal(other), other).toBeUndefined()
    expect(unsealBytes(Buffer.from(other)), other).toBeUndefined()
  }
  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    const bent = Buffer.from(whole)
    bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(unsealBytes(bent), String(bit)).toBeUndefined()
    expect(unseal(bent.toString()), String(bit)).toBeUndefined()
  }
})
