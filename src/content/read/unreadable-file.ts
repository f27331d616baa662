/** A file that is missing or may not be read. Its message is for the reader as it is. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
