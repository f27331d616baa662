const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EEXIST: 'something else has its name',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no room left for your files',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'it is a link that leads in a circle',
}

/** Why something could not be done with a file, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', syscall } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  // What Node says where a folder is to be made with those above it, and the disk may only be read.
  if (code === 'ENOENT' && syscall === 'mkdir') return 'no folder can be made there, as on a disk that may only be read'
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}

/** What stands in the way of a file or a folder of ours is of another kind. */
const ofAnotherKind = ['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY', 'ERR_FS_EISDIR']

/** What is copied is named first, and this is said of where it was to go. */
const ofWriting = ['ENOSPC', 'EDQUOT', 'EROFS']

/** The same as a sentence, beginning with the file that it was about where that is known. */
export function failureOf(error: unknown): string {
  const reason = reasonOf(error)
  const { code = '', path = '', dest } = error as NodeJS.ErrnoException & { dest?: string }
  if (ofAnotherKind.includes(code) && /(^|[\\/])\.cache([\\/]|$)/.test(path))
    return `${path}: something else is in its place. Remove .cache, and run it again.`
  if (!(error instanceof Error) || reason === error.message) return reason
  const place = dest !== undefined && ofWriting.includes(code) ? dest : path
  return `${place === '' ? '' : `${place}: `}${reason}.`
}
