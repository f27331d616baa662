import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian's packages, where this is Debian and we may. What apt-get says goes to standard error. */
export function installFromDebian(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.error(`apt-get installs ${packages.join(', ')}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return install('apt-get', ['update'], env) && install('apt-get', ['install', '-y', ...packages], env)
}

/** Whether an installer came to its end. */
export function install(command: string, flags: string[], env: NodeJS.ProcessEnv): boolean {
  const { status } = spawnSync(command, flags, { env, stdio: ['ignore', 2, 2], timeout: 5 * 60_000 })
  return status === 0
}
