import { WrongSetting } from '../../src/leads/settings.ts'
import { type Flags, misused, type Options, readWords } from '../lib/flags.ts'

/** A command of `npm run leads`. */
export interface Command {
  /** How it is called, "forget WHO [--dry-run]", and what it does, in one line. */
  readonly usage: string
  readonly about: string
  /** Gives the exit code. */
  run(args: string[]): Promise<number>
}

interface Definition<T extends Options> {
  readonly usage: string
  readonly about: string
  /** What its flags are: lines for its own --help. */
  readonly help?: string
  readonly options: T
  /** So many words it takes beside its flags; none unless said. */
  readonly words?: number
  work(flags: Flags<T>, words: readonly string[]): Promise<void>
}

/** Called wrongly. */
export class Misuse extends Error {}

/** Makes a command, which reads its own flags and says in words what fails. */
export function command<const T extends Options>(definition: Definition<T>): Command {
  const { usage, about, options, words: most = 0, work } = definition
  const help = [`npm run leads -- ${usage}\n${about}`, definition.help].filter(Boolean).join('\n\n')
  return {
    usage,
    about,
    async run(args) {
      const read = readWords(help, options, { args })
      if (typeof read === 'number') return read
      const { flags, words } = read
      try {
        if (words.length > most) throw new Misuse(`"${usage.split(' ', 1)}" takes no "${words[most]}".`)
        await work(flags, words)
        return 0
      } catch (error) {
        if (error instanceof Misuse) return misused(help, error.message)
        console.error(error instanceof Error ? error.message : error)
        return error instanceof WrongSetting ? 2 : 1
      }
    },
  }
}
