import path from 'node:path'
import sharp from 'sharp'
import type { Pictured } from './album.ts'
import { asWebp, difference } from './difference.ts'
import type { ChangedSection } from './drawn.ts'
import { type Taken, widths } from './photographs.ts'

/** Writes the pictures of a section, and those of the differences; undefined where it looks the same at all widths. */
export async function keep(
  { name, before, after }: Pick<ChangedSection, 'before' | 'after'> & { name: string },
  taken: Taken,
  out: string,
): Promise<Pictured['shots'] | undefined> {
  const compared = await Promise.all(
    widths.map(async (width) => {
      const one = before === undefined ? undefined : taken.get(`before ${width} ${before}`)
      const other = after === undefined ? undefined : taken.get(`after ${width} ${after}`)
      return { width, one, other, differs: one && other && (await difference(one, other)) }
    }),
  )
  if (compared.every(({ differs }) => differs === null)) return undefined
  const shots: Pictured['shots'] = []
  for (const { width, one, other, differs } of compared) {
    const write = async (kind: string, bytes: Buffer | null | undefined) => {
      if (!bytes) return undefined
      const file = `${name}-${kind}-${width}.webp`
      const { width: wide, height } = await asWebp(sharp(bytes), 82).toFile(path.join(out, file))
      return { file, width: wide, height }
    }
    shots.push({
      width,
      before: await write('before', one),
      after: await write('after', other),
      difference: await write('difference', differs),
    })
  }
  return shots
}
