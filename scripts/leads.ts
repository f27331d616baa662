import { audit } from './leads/audit.ts'
import { backup } from './leads/backup.ts'
import type { Command } from './leads/command.ts'
import { dead } from './leads/dead.ts'
import { exportLeads } from './leads/export.ts'
import { forget } from './leads/forget.ts'
import { list } from './leads/list.ts'
import { password } from './leads/password.ts'
import { restore } from './leads/restore.ts'
import { serve } from './leads/serve.ts'
import { misused } from './lib/flags.ts'

/** By the word that calls them, in the order of their help. */
const commands: Record<string, Command> = {
  serve,
  list,
  export: exportLeads,
  forget,
  dead,
  backup,
  restore,
  password,
  audit,
}

const lines = Object.values(commands).map(({ usage, about }) => `  ${usage.padEnd(25)}${about}`)
const help = `npm run leads [-- COMMAND] [FLAGS]

Receives what visitors send, and shows it to the staff. The store is data/leads.db, or what DATABASE_URL names.
${lines.join('\n')}

Each has --help. Without a command it is "serve".
It ends with 0 when all went well, with 1 when something failed, and with 2 when it was called wrongly.`

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const [name = 'serve', ...flags] = args[0]?.startsWith('-') ? ['serve', ...args] : args
  // The service goes on for its visitors.
  if (name !== 'serve' || flags.includes('--help')) process.stdout.on('error', endUnheard)
  if (args[0] === '--help') {
    console.log(help)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return misused(help, `There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
  return command.run(flags)
}

/** Who has read enough, such as "head", closes the pipe; everybody else lacks what could not be written. */
function endUnheard(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(0)
  console.error(`The output is not complete: ${error.message}`)
  process.exit(1)
}
