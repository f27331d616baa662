/** By what the file system says. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
  EISDIR: 'is a folder',
  EACCES: 'may not be read and written by this user',
  EPERM: 'may not be read and written by this user',
  EROFS: 'may only be read',
  ENOSPC: 'finds no room: its disk is full',
  EDQUOT: 'finds no room: this user has used up what the disk allows',
}

/** Why a file or a folder cannot be used, in words; any other failure as it is. */
export function unusable(place: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code in reasons ? new Error(`${place} ${reasons[code]}.`, { cause: error }) : error
}
