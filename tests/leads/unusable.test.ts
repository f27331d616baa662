import { expect, test } from 'vitest'
import { unusable } from '../../src/leads/unusable.ts'

test('why a place cannot be used is said in words, and what is unknown as it is', () => {
  const denied = Object.assign(new Error("EACCES: permission denied, open '/x/leads.db'"), { code: 'EACCES' })
  expect(unusable('/x/leads.db', denied)).toEqual(
    new Error('/x/leads.db may not be read and written by this user.', { cause: denied }),
  )
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(unusable('/x/leads.csv', full)).toEqual(
    new Error('/x/leads.csv finds no room: its disk is full.', { cause: full }),
  )
  const unknown = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })
  expect(unusable('/x/leads.db', unknown)).toBe(unknown)
})
