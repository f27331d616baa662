import type { LogLevel } from 'fastify'
import type { LeadService } from '../leads/service.ts'

/** What a server is to do. */
export interface ServerOptions {
  /** The folder that a build wrote; without it no pages are served. */
  dist?: string
  /** The path that the build was made for (`--base`), without a slash at the end. */
  base?: string
  /** Receives leads; without it nothing is received. */
  leads?: LeadService
  /** How much is said about leads on standard output, as lines of JSON: "info", "warn", "silent" … */
  log?: LogLevel
}
