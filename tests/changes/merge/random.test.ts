import path from 'node:path'
import { expect, test } from 'vitest'
import { canonical } from '../../../src/changes/match/same.ts'
import { merge } from '../../../src/changes/merge/merge.ts'
import { loadSources } from '../../../src/content/read/load.ts'
import { root } from '../../../src/root.ts'
import { chance } from '../../content/chance.ts'
import { times } from '../../times.ts'
import { areApart, createDeeds, type Deed } from './edits.ts'

const folders = ['.', 'examples/bakery', 'examples/conference']
const sites = await Promise.all(folders.map((folder) => loadSources(path.join(root, folder, 'pages.json'))))
const files = sites.flatMap(({ config, includes }) => [config, ...includes.slice(0, 4)])

/** A text as different people write it. */
function written(value: unknown, style: number): string {
  const text = `${JSON.stringify(value, null, ['  ', '\t', ''][style % 3])}\n`
  return style < 3 ? text : text.replaceAll('\n', '\r\n')
}

test('what two people did to different things joins, as if one had come after the other', () => {
  const pick = chance(71)
  for (let round = 0; round < times(100); round++) {
    const value = files[pick(files.length)]?.parsed.value
    const deeds = createDeeds(value, pick)
    const [one, other] = [deeds.next(), deeds.next()]
    if (!areApart(one, other)) {
      round--
      continue
    }
    const told = `${one.words}; ${other.words}`
    const style = pick(6)
    const merged = merge({
      base: written(value, pick(6)),
      ours: written(deeds.after(one), style),
      theirs: written(deeds.after(other), pick(6)),
    })
    expect(merged.conflicts, told).toEqual([])
    const outcome = canonical(JSON.parse(merged.text))
    expect(
      [deeds.after(one, other), deeds.after(other, one)].map(canonical).includes(outcome),
      `${told}\n${outcome}\n${canonical(deeds.after(one, other))}`,
    ).toBe(true)
    if (style >= 3) expect(merged.text, told).not.toMatch(/[^\r]\n/)
    else expect(merged.text, told).not.toContain('\r')
  }
})

test('what one moved to another list of the file and the other changed is moved and changed', () => {
  const pick = chance(79)
  for (let round = 0; round < times(30); round++) {
    // Files of one page may have one list alone.
    const value = sites[pick(sites.length)]?.config.parsed.value
    const deeds = createDeeds(value, pick)
    const [move, edit] = deeds.nextMoveAndChange()
    const [ours, theirs] = pick(2) === 0 ? [move, edit] : [edit, move]
    const merged = merge({
      base: written(value, 0),
      ours: written(deeds.after(ours), pick(6)),
      theirs: written(deeds.after(theirs), pick(6)),
    })
    const told = `${move.words}; ${edit.words}`
    expect(merged.conflicts, told).toEqual([])
    expect(canonical(JSON.parse(merged.text)), told).toBe(canonical(deeds.after(edit, move)))
  }
})

test('what two people made of one value is told, and ours stays', () => {
  const pick = chance(73)
  for (let round = 0; round < times(20); round++) {
    const value = files[pick(files.length)]?.parsed.value
    const deeds = createDeeds(value, pick)
    const one = deeds.next()
    if (!one.words.startsWith('set')) {
      round--
      continue
    }
    const [steps = [], key = ''] = [one.things[0], one.about[0]?.at(-1)]
    const other = {
      ...one,
      doTo: ([holder]: readonly unknown[]) => Object.assign(holder as object, { [key]: `other ${round}` }),
    }
    const removal = { ...one, doTo: ([holder]: readonly unknown[]) => delete (holder as Record<string, unknown>)[key] }
    const pairs: [Deed, Deed][] = [
      [one, other],
      [one, removal],
      [removal, one],
    ]
    const [ours, theirs] = pairs[pick(3)] ?? [one, other]
    const merged = merge({
      base: written(value, 0),
      ours: written(deeds.after(ours), pick(6)),
      theirs: written(deeds.after(theirs), pick(6)),
    })
    const told = `${one.words} ${steps.join('/')} ${JSON.stringify(merged.conflicts)}`
    expect(merged.conflicts.length, told).toBe(1)
    expect(canonical(JSON.parse(merged.text)), told).toBe(canonical(deeds.after(ours)))
  }
})
