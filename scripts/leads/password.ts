import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { hashPassword, passwordLength } from '../../src/leads/staff/password.ts'
import { command, Misuse } from './command.ts'

export const password = command({
  usage: 'password NAME',
  about: 'Asks for a password, and prints what stands for it in LEADS_STAFF.',
  options: {},
  words: 1,
  async work(_flags, [name]) {
    if (name === undefined || !/^[^\s:,]{1,100}$/.test(name))
      throw new Misuse('Whose password? One name, without spaces, commas and colons.')
    const text = process.stdin.isTTY ? await readTwice() : await readLine()
    const { least, most } = passwordLength
    const length = [...text].length
    if (length < least || length > most) throw new Error(`A password has ${least} to ${most} characters.`)
    console.log(`${name}:${await hashPassword(text)}`)
  },
})

async function readTwice(): Promise<string> {
  const text = await readHidden('Password: ')
  if (text !== (await readHidden('Once more: '))) throw new Error('These are two passwords.')
  return text
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
