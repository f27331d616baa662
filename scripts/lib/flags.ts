import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A command's flags; when it is asked for help, or called wrongly, that is answered and there is only an exit code. */
export function readFlags<const T extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] | number {
  try {
    const { help: asked } = parseArgs({ options: { help: { type: 'boolean' } }, strict: false }).values
    if (!asked) return parseArgs<{ options: T }>({ options }).values
    console.log(help)
    return 0
  } catch (error) {
    return misused(help, error instanceof Error ? error.message : String(error))
  }
}

/** Says what is wrong with a command's flags, and where to read about them; the exit code for that. */
export function misused(help: string, what: string): number {
  // Help begins with the command itself.
  const [command] = help.split(' [', 1).join().split('\n', 1)
  console.error(`${what}\nSee ${command} -- --help`)
  return 2
}
