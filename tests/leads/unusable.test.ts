import { expect, test } from 'vitest'
import { unusable } from '../../src/leads/unusable.ts'

test('why a place cannot be used is said in words, and what is unknown as it is', () => {
  const denied = Object.assign(new Error("EACCES: permission denied, open '/x/leads.db'"), { code: 'EACCES' })
  expect(unusable('/x/leads.db', denied)).toEqual(
    new Error('/x/leads.db may not be read and written by this user.', { cause: denied }),
  )
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  expect(unusable('/x/leads.db', full)).toBe(full)
})
