import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type FactsFile, type Files, hashOf } from './facts-file.ts'
import type { PageFacts } from './page-facts.ts'
import { SourceFile } from './source-file.ts'
import { stampOf } from './stamp.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The page files of a site: those that are as they were when facts were taken are not read. */
export class PageFiles {
  private readonly seen = new Map<SourceFile, { name: string; stamp: string; hash: string; isOld: boolean }>()

  constructor(
    private readonly folder: string,
    private readonly kept: FactsFile,
    private readonly files: Files,
  ) {}

  read(place: string, shown: string, readAnew: () => SourceFile): SourceFile {
    const name = path.relative(this.folder, place)
    // Before it is read: what is written meanwhile makes another.
    const stamp = stampOf(place)
    const before = this.kept.find(name, this.files)
    const facts = before?.facts
    const anew = facts && stamp !== '' && before.stamp === stamp ? undefined : readAnew()
    const hash = anew ? hashOf(anew.bytes) : (before?.hash ?? '')
    const isOld = before?.hash === hash
    const known = isOld && facts ? SourceFile.known(shown, facts, () => readSame(place, shown, hash)) : undefined
    const file = known ?? anew ?? readAnew()
    file.made = hashOf(`${this.kept.around} ${hash}`)
    this.seen.set(file, { name, stamp, hash, isOld })
    return file
  }

  async save(facts: ReadonlyMap<SourceFile, PageFacts>): Promise<void> {
    for (const [file, taken] of facts) {
      const seen = this.seen.get(file)
      // What was asked for of a page once will be asked for again.
      if (seen) this.kept.keep(seen.name, seen, seen.isOld && !file.facts ? null : taken, this.files)
    }
    await this.kept.save()
  }
}

/** A file as it was when its facts were taken. */
function readSame(place: string, shown: string, hash: string): Buffer {
  const bytes = readFileSync(place)
  if (hashOf(bytes) === hash) return bytes
  throw new UnreadableFile(`${shown} was changed while the site was read. Run the command again.`)
}
