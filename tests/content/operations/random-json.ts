import { join } from '../../../src/content/json/pointer.ts'

type Pick = (below: number) => number

const scalars = ['1', '-0', '1.50', '1e3', '12345678901234567890', 'true', 'false', 'null', '""', '"a"', '"\\u00e9\\n"']
const texts = ['"{[,:]}"', '"\\\\"', '"\\""', '"a/b~c"', '"\ud83d\ude00"', '"//"', '"  "']
// Numbers as names would be sorted first by every object.
const names = [
  'a',
  'b',
  'c',
  'items',
  'a/b',
  'm~n',
  '',
  '00',
  '-',
  'é',
  'to String',
  'constructor',
  'x"y',
  'back\\slash',
]

/** A text of JSON as nobody would write it: any spaces, line ends, spellings and escapes. */
export function randomText(pick: Pick): string {
  const newline = pick(4) === 0 ? '\r\n' : '\n'
  const spaces =
    [['', '', ' '], ['', ' ', `${newline}  `, `${newline}\t`, `${newline}${newline} `], ['']][pick(3)] ?? []
  const space = () => spaces[pick(spaces.length)] ?? ''
  const value = (depth: number): string => {
    const kind = pick(depth > 3 ? 1 : 4)
    if (kind < 2 && depth > 0) return [...scalars, ...texts][pick(scalars.length + texts.length)] ?? '0'
    const parts = Array.from({ length: pick(5) }, (_, index) => {
      const item = `${space()}${value(depth + 1)}${space()}`
      return kind === 2
        ? item
        : `${space()}${spelled(`${names[pick(names.length)]}${index === 0 ? '' : `_${index}`}`, pick)}${space()}:${item}`
    })
    const inner = parts.length === 0 ? space() : parts.join(',')
    return kind === 2 ? `[${inner}]` : `{${inner}}`
  }
  return `${['', '', '\ufeff'][pick(3)]}${space()}${value(0)}${space()}${['', newline][pick(2)]}`
}

/** A name in quotes, now and then with a letter written as its number. */
function spelled(name: string, pick: Pick): string {
  const written = JSON.stringify(name)
  return pick(6) > 0 ? written : written.replace(/[a-z]/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)
}

/** The same values as people write them: in lines, tabs or spaces, some objects on one line. */
export function pretty(value: unknown, pick: Pick): string {
  const text = JSON.stringify(value, null, ['  ', '\t', '    ', ''][pick(4)])
  const lines = text.replace(/\{\n\s*("[^"\n]*": [^{}[\]\n]*)\n\s*\}/g, (all, field) =>
    pick(2) ? `{ ${field} }` : all,
  )
  return `${pick(2) ? lines : lines.replaceAll('\n', '\r\n')}${['', '\n'][pick(2)]}`
}

/** The pointers of all values, from the outside in. */
export function pointersOf(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer]
  return [pointer, ...Object.entries(value).flatMap(([key, item]) => pointersOf(item, join(pointer, key)))]
}
