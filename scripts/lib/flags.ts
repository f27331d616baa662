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
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`)
    return 2
  }
}
