import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What is kept of a password: nothing that it could be read from. */
export interface PasswordHash {
  readonly cost: number
  readonly blockSize: number
  readonly parallelization: number
  readonly salt: Buffer
  readonly hash: Buffer
}

/** As OWASP advises for scrypt; one try takes 32 MB and a quarter of a second. */
const usual = { cost: 2 ** 15, blockSize: 8, parallelization: 3 }

/** Fewer characters are guessed, and more are nobody's password. */
export const passwordLength = { least: 12, most: 128 } as const

/** The text that stands for a password in LEADS_STAFF: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string, strength = usual): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, { ...strength, salt, hash: Buffer.alloc(32) })
  const { cost, blockSize, parallelization } = strength
  return ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Reads such a text; nothing when it is none, or one that would take more than 128 MB. */
export function readPasswordHash(text: string): PasswordHash | undefined {
  const [, n, r, p, salt = '', hash = ''] =
    /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22,})\$([\w-]{43,})$/.exec(text) ?? []
  const [cost, blockSize, parallelization] = [Number(n), Number(r), Number(p)]
  const possible = cost > 1 && Number.isInteger(Math.log2(cost)) && blockSize > 0 && parallelization > 0
  if (!possible || 128 * cost * blockSize > 2 ** 27) return undefined
  return {
    cost,
    blockSize,
    parallelization,
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

/** Whether a password is the one. It takes as long when it is not. */
export async function isPassword(password: string, kept: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, kept), kept.hash)
}

/** One that no password is, for a user that does not exist: answering takes as long as for one that does. */
export function nobodysPassword(like: PasswordHash): PasswordHash {
  return { ...like, salt: randomBytes(like.salt.length), hash: randomBytes(like.hash.length) }
}

function derive(password: string, { cost, blockSize, parallelization, salt, hash }: PasswordHash): Promise<Buffer> {
  const options = { cost, blockSize, parallelization, maxmem: 2 ** 28 }
  return new Promise((resolve, reject) => {
    // The same letter may be typed as one sign or as two.
    scrypt(password.normalize('NFKC'), salt, hash.length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
