import { Context } from './nodes.ts'

// React, as far as what is drawn once and never again asks it for something: it stands in its place in the server's bundle.

export { Fragment } from './jsx-runtime.ts'

export function createContext(value: unknown): Context {
  return new Context(value)
}

export function use(context: Context): unknown {
  return context.value
}

export { use as useContext }

export function memo(component: unknown): unknown {
  return component
}

export function useState(initial: unknown): [unknown, () => void] {
  return [typeof initial === 'function' ? initial() : initial, nothing]
}

export function useReducer(_: unknown, initial: unknown, make?: (initial: unknown) => unknown): [unknown, () => void] {
  return [make ? make(initial) : initial, nothing]
}

export function useRef(current: unknown): { current: unknown } {
  return { current }
}

export function useMemo(make: () => unknown): unknown {
  return make()
}

export function useCallback(callback: unknown): unknown {
  return callback
}

// What only happens in the browser.

export const useEffect = nothing
export const useLayoutEffect = nothing
export const startTransition = nothing

function nothing(): void {}
