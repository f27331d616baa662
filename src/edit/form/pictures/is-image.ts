import type { Value } from '../../../schema/fields.ts'

/** Whether an object is a picture with words for it. */
export function isImage({ shapes }: Pick<Value, 'shapes'>): boolean {
  const [shape, ...others] = shapes
  const has = (kind: string, name: string) => shape?.fields.some((one) => one.kind === kind && one.name === name)
  return others.length === 0 && has('src', 'src') === true && has('plain', 'alt') === true
}
