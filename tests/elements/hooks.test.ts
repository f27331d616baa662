import * as react from 'react'
import { jsx } from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as ourJsx from '../../src/elements/jsx-runtime.ts'
import * as ours from '../../src/elements/react.ts'
import { renderToString as ourRenderToString } from '../../src/elements/server.ts'

/** A component that asks React for all that one asks it for that is drawn once. */
function component(
  { createContext, memo, use, useCallback, useContext, useEffect, useLayoutEffect, ...more }: typeof react,
  element: typeof jsx,
) {
  const { useMemo, useReducer, useRef, useState, Fragment } = more
  const Place = createContext('nowhere')
  // biome-ignore lint/correctness/noComponentHookFactories: it is made with one React and with the other.
  const Inner = memo(function Inner({ children }: { children: string }) {
    const [count] = useReducer((count: number) => count + 1, 3)
    const [made] = useReducer(
      (text: string) => text,
      4,
      (number) => `made of ${number}`,
    )
    const [state] = useState(() => 'a state')
    const remembered = useMemo(() => 'remembered', [])
    const said = useCallback(() => remembered, [remembered])
    useEffect(() => expect.unreachable())
    useLayoutEffect(() => expect.unreachable())
    return element('p', {
      children: [useContext(Place), use(Place), count, made, state, said(), useRef('kept').current, children],
    })
  })
  return element(Fragment, {
    children: [
      element(Inner, { children: 'outside' }, 1),
      element(Place.Provider, { value: 'here', children: element(Inner, { children: 'inside' }) }, 2),
    ],
  })
}

test('hooks give what React gives when something is drawn once', () => {
  const drawn = ourRenderToString(component(ours as unknown as typeof react, ourJsx.jsx as unknown as typeof jsx))
  expect(drawn).toContain('made of 4')
  expect(drawn).toBe(renderToString(component(react, jsx)))
})
