import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { hashPassword, passwordLength } from '../../src/leads/staff/password.ts'

/** Asks for a password and prints what stands for it in LEADS_STAFF. */
export async function makePassword(name: string): Promise<void> {
  const password = process.stdin.isTTY ? await readTwice() : await readLine()
  const { least, most } = passwordLength
  const length = [...password].length
  if (length < least || length > most) throw new Error(`A password has ${least} to ${most} characters.`)
  console.log(`${name}:${await hashPassword(password)}`)
}

async function readTwice(): Promise<string> {
  const password = await readHidden('Password: ')
  if (password !== (await readHidden('Once more: '))) throw new Error('These are two passwords.')
  return password
}

/** From the terminal, which does not show it. */
async function readHidden(prompt: string): Promise<string> {
  const output = new Writable({ write: (_text, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  // Beside what is printed, which may go into a file.
  process.stderr.write(prompt)
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

/** The first line of what another program writes. */
async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}
