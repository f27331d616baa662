import { type Files, sound } from './site.ts'

/** What an author does to the files of a site. */
export type Damage = (files: Files) => Files

/** Something that an author may do, and what is said about it. */
export interface Try {
  name: string
  damage: Damage
  /**
   * All that is said, in order, each as far as it is to be fixed: "pages.json/pages/1/path schema: "path" cannot be …".
   * A warning has "(warning)" after its rule; the hint follows the message.
   */
  told: string[]
  /** The line and column of each, where a pointer does not say enough: "12:22". */
  at?: string[]
  /** What --fix makes of it; without this, nothing is changed. */
  mended?: Damage
}

/** The site as it was before the damage. */
export const healed: Damage = () => sound

/** The site as it was before the damage, after another one. */
export function instead(damage: Damage): Damage {
  return () => damage(sound)
}

/** Puts other letters in the place of some, which stand exactly once in a file. */
export function write(from: string, to: string, file = 'pages.json'): Damage {
  return (files) => {
    const text = textOf(files, file)
    const [before = '', after, ...others] = text.split(from)
    if (after === undefined || others.length > 0)
      throw new Error(
        `${JSON.stringify(from)} stands in ${file} ${others.length + (after === undefined ? 0 : 2)} times.`,
      )
    return { ...files, [file]: before + to + after }
  }
}

/** Gives a field another value, or makes it: its place is a JSON Pointer. */
export function put(pointer: string, value: unknown, file = 'pages.json'): Damage {
  return inJson(file, pointer, (holder, name) => Object.assign(holder, { [name]: value }))
}

/** Puts an entry into a list, before the one at an index. */
export function insert(pointer: string, index: number, value: unknown, file = 'pages.json'): Damage {
  return inJson(file, `${pointer}/${index}`, (holder) => {
    if (Array.isArray(holder)) holder.splice(index, 0, value)
  })
}

/** Removes a field or an entry. */
export function drop(pointer: string, file = 'pages.json'): Damage {
  return inJson(file, pointer, (holder, name) => {
    if (Array.isArray(holder)) holder.splice(Number(name), 1)
    else Reflect.deleteProperty(holder, name)
  })
}

/** Gives a field another name and leaves it where it is. */
export function rename(pointer: string, to: string, file = 'pages.json'): Damage {
  return inJson(file, pointer, (holder, name) => {
    const fields = Object.entries(holder).map(([key, value]) => [key === name ? to : key, value] as const)
    for (const key of Object.keys(holder)) Reflect.deleteProperty(holder, key)
    Object.assign(holder, Object.fromEntries(fields))
  })
}

/** Makes a file, or another one in its place. */
export function save(file: string, content: string | Uint8Array): Damage {
  return (files) => ({ ...files, [file]: content })
}

/** Removes a file. */
export function remove(file: string): Damage {
  return ({ [file]: _, ...others }) => others
}

/** Gives a file another name. */
export function move(from: string, to: string): Damage {
  return ({ [from]: content = '', ...others }) => ({ ...others, [to]: content })
}

/** One after the other. */
export function both(...damages: Damage[]): Damage {
  return (files) => damages.reduce((changed, damage) => damage(changed), files)
}

function textOf(files: Files, file: string): string {
  const content = files[file]
  if (typeof content !== 'string') throw new Error(`There is no text ${file}.`)
  return content
}

function inJson(file: string, pointer: string, change: (holder: object, name: string) => void): Damage {
  return (files) => {
    const value: unknown = JSON.parse(textOf(files, file))
    const steps = pointer.slice(1).split('/')
    const name = steps.pop() ?? ''
    const holder = steps.reduce((inside, step) => (inside as Record<string, unknown>)[step], value)
    if (typeof holder !== 'object' || holder === null) throw new Error(`${file} has nothing at ${pointer}.`)
    change(holder, name)
    return { ...files, [file]: `${JSON.stringify(value, null, 2)}\n` }
  }
}
