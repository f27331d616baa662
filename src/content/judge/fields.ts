import { type Flat, fieldNames, flatten, inside } from '../../schema/flatten.ts'
import { hiddenIn } from '../invisible.ts'
import { insteadOf } from './absent.ts'
import type { Complaint, Words } from './complaint.ts'
import { fits } from './fits.ts'
import { type Around, type Guess, guess } from './guess.ts'
import { example, shaped } from './shape.ts'
import { choices, kindOf, thing } from './words.ts'

/** Fields that do not belong and fields that are missing. What is both, such as a misspelt field, gets one message. */
export function mergeNames(
  names: { unknown: string[]; missing: string[] },
  flat: Flat,
  value: Record<string, unknown>,
  around?: Around,
): Complaint[] {
  const missing = new Set(names.missing)
  const known = fieldNames(flat)
  const free = known.filter((name) => !Object.hasOwn(value, name))
  if ('use' in value && known.includes('use')) return besideUse(names.unknown, flat, value)
  const complaints = names.unknown.map((name): Complaint => {
    const hidden = hiddenIn(name)
    if (hidden && free.includes(hidden.without)) {
      missing.delete(hidden.without)
      return {
        at: [name],
        on: 'name',
        message: `There is ${hidden.what} in the name "${hidden.without}".`,
        hint: 'Write the name anew, without copying it.',
        fix: rename(hidden.without),
      }
    }
    const found =
      guess(name, value[name], [[...missing], free], flat, around) ?? lastResort(name, names, missing, flat, value)
    if (!found) {
      const hint = insteadOf(name, flat) ?? (free.length > 0 ? `It can also have: ${choices(free, name)}.` : undefined)
      return { at: [name], on: 'name', message: `${shown(name)} is not a field of ${thing(flat)}.`, hint }
    }
    missing.delete(found.name)
    if (found.kind === 'like' || found.kind === 'synonym') free.splice(free.indexOf(found.name), 1)
    const fills = found.kind === 'inside' ? [found.name, found.word] : undefined
    return { at: [name], on: 'name', ...belongs(name, value[name], found, flat, around), ...(fills && { fills }) }
  })
  if (missing.size > 1 && Object.keys(value).length === 0)
    return [{ message: `This is ${thing(flat)} with nothing in it: it needs ${listed([...missing])}.` }]
  for (const name of missing) {
    const description = flatten(inside(flat, name) ?? {}, undefined).description
    complaints.push({ lacks: name, message: `"${name}" is missing in ${thing(flat)}.`, hint: description })
  }
  return complaints
}

type Meant = Guess | { kind: 'only'; name: string }

/** One field too much and one too few, and the value of the one would do in the other: most likely it was meant for it. */
function lastResort(
  name: string,
  { unknown }: { unknown: string[] },
  missing: ReadonlySet<string>,
  flat: Flat,
  value: Record<string, unknown>,
): Meant | undefined {
  const [only = '', ...others] = missing
  const would = (other: string) => fits(inside(flat, only) ?? {}, value[other])
  if (missing.size === 0 || others.length > 0 || !would(name)) return undefined
  return unknown.every((other) => other === name || !would(other)) ? { kind: 'only', name: only } : undefined
}

/** Says where a field belongs. */
function belongs(name: string, value: unknown, meant: Meant, flat: Flat, around: Around | undefined): Words {
  const unknown = `${shown(name)} is not a field of ${thing(flat)}`
  const its = { text: 'text', 'a list in [ ]': 'list', 'a number': 'number' }[kindOf(value)] ?? 'value'
  switch (meant.kind) {
    case 'like':
      return {
        message: `${unknown}. Did you mean "${meant.name}"?`,
        fix: meant.sure ? rename(meant.name) : undefined,
      }
    case 'synonym':
      return {
        message: `${unknown}; its ${its} belongs in "${meant.name}".`,
        hint: meant.sure ? undefined : howTo(meant.name, value, flat),
        fix: meant.sure ? rename(meant.name) : undefined,
      }
    case 'taken':
      return {
        message: `${unknown}; it is called "${meant.name}" here, and there is one already.`,
        hint: 'Remove one of the two.',
      }
    case 'only':
      return { message: `${unknown}. Does its ${its} belong in "${meant.name}"?` }
    case 'inside': {
      const holder = flatten(inside(flat, meant.name) ?? {}, undefined)
      return {
        message: `${shown(name)} belongs ${holder.title === 'SiteSettings' ? 'under' : 'inside'} "${meant.name}"${meant.word === name ? '' : `, as "${meant.word}"`}.`,
        hint: holder.items
          ? `Move it into an entry of "${meant.name}".`
          : `Move it between the { and } of "${meant.name}".`,
      }
    }
    case 'beside':
      return {
        message: `${shown(name)} belongs beside "${meant.name}", not in ${thing(flat)}.`,
        hint: around?.name === 'pages' ? `Move it to ${siteFile}.` : 'Move it one level up.',
      }
    case 'setting':
      return {
        message: `${shown(name)} belongs under "${meant.name}", not in ${thing(flat)}.`,
        hint: `Move it to ${siteFile}.`,
      }
  }
}

/** How a value has to be written to do in a field. */
function howTo(name: string, value: unknown, flat: Flat): string | undefined {
  const field = flatten(inside(flat, name) ?? {}, value)
  if (field.enum) return `It can be: ${choices(field.enum.map(String), String(value))}.`
  const shape = shaped(field, value)
  return shape === undefined || shape === value ? field.description : `Write ${example(name, shape)}.`
}

const siteFile = 'the file that holds the settings of the site, such as pages.json'

function rename(meant: string): Complaint['fix'] {
  return { title: `rename to "${meant}"`, change: { rename: meant } }
}

/** Fields of a section beside "use": they are meant to replace those of the shared section. */
function besideUse(names: string[], flat: Flat, value: Record<string, unknown>): Complaint[] {
  const known = Object.keys(flat.properties ?? {})
  const likes = names.map((name) => ({ name, found: guess(name, value[name], [known], flat) }))
  const slips = likes.flatMap(({ name, found }): Complaint[] =>
    found?.kind === 'like' || found?.kind === 'synonym'
      ? [
          {
            at: [name],
            on: 'name',
            message: `${shown(name)} is not known beside "use". Did you mean "${found.name}"?`,
            fix: found.sure ? rename(found.name) : undefined,
          },
        ]
      : [],
  )
  const others = likes
    .filter(({ found }) => found?.kind !== 'like' && found?.kind !== 'synonym')
    .map(({ name }) => name)
  const [first] = others
  if (first === undefined) return slips
  return [
    ...slips,
    {
      at: [first],
      on: 'name',
      message: `${listed(others)} cannot stand beside "use".`,
      hint: `Fields that replace those of the shared section stand under "with": { "use": …, "with": { "${first}": … } }.`,
    },
  ]
}

/** Names in a sentence: '"id", "tone" and "heading"'. */
function listed(names: readonly string[]): string {
  const last = names.length > 1 ? ` and ${shown(names.at(-1) ?? '')}` : ''
  return `${names
    .slice(0, Math.max(1, names.length - 1))
    .map(shown)
    .join(', ')}${last}`
}

function shown(name: string): string {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name)
}
