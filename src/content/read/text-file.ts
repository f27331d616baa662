import type { SourceFile } from './load.ts'

/** A file with a text in it. It is decoded only when asked for: of a large file that takes as long as all rules do. */
export class TextFile implements SourceFile {
  private decoded: string | undefined

  constructor(
    readonly path: string,
    readonly bytes: Buffer,
    readonly colons: number,
  ) {}

  get text(): string {
    this.decoded ??= this.bytes.toString('utf8')
    return this.decoded
  }
}
