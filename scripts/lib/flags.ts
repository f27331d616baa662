import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../../src/content/judge/nearest.ts'
import { keptByNpm } from './kept-by-npm.ts'

export type Options = NonNullable<ParseArgsConfig['options']>
export type Flags<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values']

/** A command's flags; when it is asked for help, or called wrongly, that is answered and there is only an exit code. */
export function readFlags<const T extends Options>(help: string, options: T): Flags<T> | number {
  const read = readWords(help, options, { allowPositionals: false })
  return typeof read === 'number' ? read : read.flags
}

/** The same for a command that takes words beside its flags, or that another command has read the first words of. */
export function readWords<const T extends Options>(
  help: string,
  options: T,
  { args = process.argv.slice(2), allowPositionals = true }: { args?: string[]; allowPositionals?: boolean } = {},
): { flags: Flags<T>; words: string[] } | number {
  try {
    const { help: asked } = parseArgs({ args, options: { help: { type: 'boolean' } }, strict: false }).values
    if (!asked) {
      const kept = keptByNpm(Object.keys(options), args, process.env)
      if (kept) return misused(help, `npm took --${kept} for a flag of its own: write "--" before all flags.`)
      const { values, positionals } = parseArgs<{ args: string[]; options: T; allowPositionals: boolean }>({
        args,
        options,
        allowPositionals,
      })
      const empty = Object.entries(values).find(([name, value]) => value === '' && options[name]?.default !== '')
      // As of a variable of the shell that is not set: to go on without it would be to take another file or folder.
      return empty ? misused(help, `--${empty[0]} is empty.`) : { flags: values, words: positionals }
    }
    console.log(help)
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return misused(help, withMeant(message, ['help', ...Object.keys(options)]))
  }
}

/** Of a flag that does not exist Node would tell how it becomes a word; mostly another flag was meant. */
function withMeant(message: string, flags: readonly string[]): string {
  const [unknown, name = ''] = /^Unknown option '--([\w-]+)'/.exec(message) ?? []
  const meant = nearest(name, flags)
  return unknown && meant ? `${unknown}. Did you mean --${meant}?` : message
}

/** Says what is wrong with how a command was called, and where to read about it; the exit code for that. */
export function misused(help: string, what: string): number {
  // Help begins with the command itself.
  const [command] = help.split(/ \[| -- |\n/, 1)
  console.error(`${what}\nSee ${command} -- --help`)
  return 2
}
