import { isObject } from '../../src/is-object.ts'

type Chance = (below: number) => number

const texts = [
  '',
  ' ',
  `<b> & "quotes" it's </b>`,
  '{nothing}',
  '*strong* [link](/a?b=1&c=2)',
  '\n',
  'javascript:alert(1)',
  ' java\tScript:alert(1)',
  '- one\n- two',
  'ünïcode 한글',
]

/** The same value with some of what is in it left out, doubled or written otherwise. */
export function changed<T>(value: T, next: Chance): T {
  return anew(value, next) as T
}

function anew(value: unknown, next: Chance): unknown {
  if (Array.isArray(value)) {
    const [kept, first] = [value.filter(() => next(8) > 0), value[0]]
    const more = next(8) === 0 && first !== undefined ? [first] : []
    return [...kept, ...more].map((each) => anew(each, next))
  }
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => {
        if (name === 'type' || name === 'kind') return [[name, field]]
        return next(8) === 0 ? [] : [[name, anew(field, next)]]
      }),
    )
  if (next(6) > 0) return value
  if (typeof value === 'string') return texts[next(texts.length)]
  if (typeof value === 'number') return [0, -1, 1.5, 2000][next(4)]
  return typeof value === 'boolean' ? next(2) === 0 : value
}
