import { endsAfter } from '../../content/json/ends.ts'
import { openText } from '../../content/operations/change.ts'
import type { OpenText } from '../../content/operations/passage.ts'
import { Impossible } from '../../content/operations/tree.ts'
import { filesOf } from '../../content/read/files-of.ts'
import { SourceFile, type Sources } from '../../content/read/source-file.ts'
import { type FileChange, withFiles } from './files.ts'

/** The files of a site while operations are done on them: only those that are touched are taken apart. */
export class OpenSite {
  private readonly texts = new Map<string, OpenText>()
  /** The files that were touched, as they are now; undefined until somebody asks. */
  private readonly now = new Map<string, SourceFile | undefined>()
  private readonly files: Map<string, SourceFile>
  /** The files that came, went or were opened, as they were before. Of thousands, all others are known to be the same. */
  private readonly touched = new Map<string, SourceFile | undefined>()

  constructor(private readonly before: Sources) {
    this.files = new Map(filesOf(before).map((file) => [file.path, file]))
  }

  get config(): string {
    return this.before.config.path
  }

  has(path: string): boolean {
    return this.files.has(path)
  }

  /** A file that is about to be changed. */
  open(path: string): OpenText {
    const file = this.files.get(path)
    if (!file) throw new Impossible('', 'the site has no such file.', path)
    const known = this.texts.get(path)
    if (!known && file.parsed.value === undefined)
      throw new Impossible('', 'it is no valid JSON, which has to be mended first.', path)
    const text = known ?? openText(file.text, file.ends)
    this.touch(path)
    this.texts.set(path, text)
    this.now.set(path, undefined)
    return text
  }

  /** A file as it is now: the same one as long as nothing in it is another. */
  file(path: string): SourceFile | undefined {
    const text = this.texts.get(path)
    if (!text) return this.files.get(path)
    const known = this.now.get(path)
    if (known) return known
    const edits = text.tree.edits()
    const before = this.files.get(path)
    const file = edits.length === 0 ? before : before?.edited(edits)
    if (before && file && file !== before) file.ends = endsAfter(before.ends, edits)
    this.now.set(path, file)
    return file
  }

  add(path: string, text: string): void {
    this.touch(path)
    this.files.set(path, SourceFile.written(path, text))
  }

  remove(path: string): void {
    this.touch(path)
    this.files.delete(path)
    this.texts.delete(path)
    this.now.delete(path)
  }

  /** The site as it is now. */
  sources(): Sources {
    return withFiles(this.before, this.changes())
  }

  /** What became of the files. */
  changes(): FileChange[] {
    return [...this.touched].flatMap(([path, before]) => {
      const after = this.file(path)
      return before === after ? [] : [{ path, before, after }]
    })
  }

  private touch(path: string): void {
    if (!this.touched.has(path)) this.touched.set(path, this.files.get(path))
  }
}
