import type { FastifyInstance, LogLevel } from 'fastify'
import { usualWords, type Words } from '../generated/words.ts'
import type { LeadService } from '../leads/service.ts'

/** What a server is to do. */
export interface ServerOptions {
  /** The folder that a build wrote; without it no pages are served. */
  dist?: string
  /** The path that the build was made for (`--base`), without a slash at the end. */
  base?: string
  /** Receives leads; without it nothing is received. */
  leads?: LeadService
  /** The folder with the built page for staff, where the settings ask for it. */
  staffPage?: string
  /** Adds what looks at each request before all else. */
  guard?: (app: FastifyInstance) => void
  /** How much is said about leads on standard output, as lines of JSON: "info", "warn", "silent" … */
  log?: LogLevel
  /** How long it waits, and for how many; tests wait less. */
  limits?: Partial<Limits>
}

/** Times are milliseconds. */
export interface Limits {
  /** Within which a request has come whole. */
  readonly request: number
  /** Between two looks at which requests have not: they end that much later at most. */
  readonly look: number
  /** Connections that may be open without having sent the head of a request. */
  readonly waiting: number
  /** Within which a lead is stored or refused: the script in the browser gives up after 20 s. */
  readonly answer: number
}

export const usualLimits: Limits = { request: 30_000, look: 1000, waiting: 256, answer: 15_000 }

/** What the server says by itself: the words of the site come with its lead service. */
export function serverWords({ leads }: ServerOptions): Words['server'] {
  return leads?.manifest.words.server ?? usualWords.server
}
