import addressParser from 'nodemailer/lib/addressparser'
import { isEmail } from '../store/search-words.ts'

/**
 * Those who get each lead by e-mail, by their names in the store. Each is written to alone, for a mail server may take a
 * message for some and refuse it for others. The first is called as when there was one message for all.
 */
export function mailboxesOf(to: string): ReadonlyMap<string, string> {
  const found = addressParser(to, { flatten: true }).map(({ address }) => address)
  const addresses = [...new Set(found)].filter((address) => address !== '')
  return new Map(addresses.map((address, index) => [index === 0 ? 'mail' : `mail ${address}`, address]))
}

/** How many there are; none where one of them is no address, or is taken for the name of another because no comma is between. */
export function countMailboxes(text: string): number {
  const isWhole = addressParser(text, { flatten: true }).every(
    ({ address, name }) => isEmail(address) && (name === address || !/\S@\S/.test(name)),
  )
  return isWhole ? mailboxesOf(text).size : 0
}
