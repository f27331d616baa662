import { expect, test, vi } from 'vitest'
import { whenParsed, whenSeen } from '../../src/browser/shell/when.ts'

const page = (state: object) => Object.assign(new EventTarget(), state)

test('a page that is only prepared waits until a visitor sees it', () => {
  const document = page({ prerendering: true })
  vi.stubGlobal('document', document)
  const act = vi.fn()
  whenSeen(act)
  expect(act).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(act).toHaveBeenCalledOnce()
})

test('a page in sight waits for nothing', () => {
  vi.stubGlobal('document', page({ prerendering: false, readyState: 'interactive' }))
  const act = vi.fn()
  whenSeen(act)
  whenParsed(act)
  expect(act).toHaveBeenCalledTimes(2)
})

test('a script that comes before the end of the document waits for it', () => {
  vi.stubGlobal('document', page({ readyState: 'loading' }))
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const act = vi.fn()
  whenParsed(act)
  expect(act).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('DOMContentLoaded'))
  expect(act).toHaveBeenCalledOnce()
})
