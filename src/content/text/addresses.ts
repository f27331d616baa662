import type { Stretch } from './places.ts'

/** An address that stands in a text without being a link. */
export interface BareAddress extends Stretch {
  kind: 'web' | 'mail'
}

// "https://" alone is how addresses begin.
const web =
  /(?<![\p{L}\p{N}@/.=-])(?:https?:\/\/|www\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+[^\s<>"“”„«»()[\]|\ufffe\uffff]*/giu
// "git@github.com:our/code" is no address to write to.
const mail =
  /(?<![\p{L}\p{N}._%+/@-])[\p{L}\p{N}][\p{L}\p{N}._%+-]*@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}@/-]|:\S)/gu

/** The first address in a text that stands outside its links, and of what is told already: visitors could only read it. */
export function bareAddressIn(rest: string, others: readonly Stretch[]): BareAddress | undefined {
  return (
    first('web', web, '://', rest, others) ??
    first('web', web, 'www.', rest, others) ??
    first('mail', mail, '@', rest, others)
  )
}

function first(
  kind: BareAddress['kind'],
  pattern: RegExp,
  needs: string,
  rest: string,
  others: readonly Stretch[],
): BareAddress | undefined {
  if (!rest.includes(needs)) return undefined
  for (const { index, 0: found } of rest.matchAll(pattern)) {
    // What ends the sentence is no part of the address.
    const { length } = found.replace(/[.,;:!?'’*_]+$/, '')
    if (!others.some(({ offset, length }) => index >= offset && index < offset + length))
      return { kind, offset: index, length }
  }
  return undefined
}
