import { access, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ledgerName } from '../agreed/ledger-name.ts'
import { hashOf } from '../hash.ts'
import { parseLedger, stagePrefix, type Written } from '../publish/output/ledger.ts'

/** Something that whoever publishes has to see to. Its message is for them as it is. */
export class RolloutError extends Error {
  override name = 'RolloutError'
}

/** A build in its folder, where another one may begin or have been killed. */
export class Build {
  readonly ledger: Readonly<Record<string, Written>>

  private constructor(
    private readonly folder: string,
    private readonly text: string,
  ) {
    this.ledger = parseLedger(text)
  }

  /** `called` is what whoever publishes calls the folder. */
  static async open(folder: string, called: string): Promise<Build> {
    const build = new Build(folder, await ledgerIn(folder))
    if (Object.keys(build.ledger).length === 0)
      throw new RolloutError(`There is no build in ${called}. Make one: npm run build`)
    return build
  }

  /** A file as the ledger says and, where it was looked at before, as it was then: pages of another size are seldom. */
  async read(name: string, hash?: string): Promise<Buffer> {
    const bytes = await readFile(path.join(this.folder, name)).catch(() => null)
    if (!bytes || bytes.length !== this.ledger[name]?.size || (hash !== undefined && hashOf(bytes) !== hash))
      throw notWhole(`${name} is not as the build made it.`)
    return bytes
  }

  /** Refuses what was read while another build put its files in place, or after one was killed at that: it may be of both. */
  async mustBeOne(): Promise<void> {
    const stages = (await readdir(this.folder)).filter((name) => name.startsWith(stagePrefix))
    // It is there before the first file is put in place, and goes after the last.
    const begun = stages.map((name) => access(path.join(this.folder, name, ledgerName)))
    const isBegun = (await Promise.allSettled(begun)).some(({ status }) => status === 'fulfilled')
    if (isBegun || (await ledgerIn(this.folder)) !== this.text)
      throw notWhole('Another build has begun to put its files there.')
  }
}

function notWhole(what: string): RolloutError {
  return new RolloutError(`${what} Build again, and publish when that is done.`)
}

function ledgerIn(folder: string): Promise<string> {
  return readFile(path.join(folder, ledgerName), 'utf8').catch(() => '{}')
}
