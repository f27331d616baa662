import { element } from './element.ts'
import { type Context, type Html, Part, type Props } from './nodes.ts'

// What the compiler makes of JSX calls this, where `src/vite/compile-elements.ts` has not made HTML of it before.

export { attribute, plain, said } from './attributes.ts'
export { innerHtml } from './element.ts'
export { Html } from './nodes.ts'

export function jsx(type: string | Context | ((props: Props) => unknown), props: Props): Html | Part {
  return typeof type === 'string' ? element(type, props) : new Part(type, props)
}

export { jsx as jsxs }

export function Fragment({ children }: Props): unknown {
  return children
}
