/**
 * The first of these flags that npm took for one of its own, because no "--" stood before it: the command would go on
 * without it, and "forget" for "forget --dry-run". Of what a file of npm's settings says this cannot be told apart.
 */
export function keptByNpm(
  flags: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): string | undefined {
  // What npm runs ahead of a command has other flags; the command will say it.
  if (env.npm_lifecycle_event?.startsWith('pre')) return undefined
  return flags.find((flag) => {
    const isNegated = flag.startsWith('no-')
    const kept = env[`npm_config_${flag.slice(isNegated ? 3 : 0).replaceAll('-', '_')}`]
    const isGiven = args.some((arg) => arg === `--${flag}` || arg.startsWith(`--${flag}=`))
    return !isGiven && (isNegated ? kept === '' : Boolean(kept))
  })
}
