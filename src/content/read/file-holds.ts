import { open } from 'node:fs/promises'

/** 4 MB: what a file is compared in. To read a large one whole takes as long as to judge what has changed in it. */
const piece = 4 * 1024 * 1024

/** Whether a file holds these bytes; meanwhile others have their turn. */
export async function fileHolds(name: string, bytes: Buffer): Promise<boolean> {
  const file = await open(name)
  try {
    const { size } = await file.stat()
    if (size !== bytes.length) return false
    const part = Buffer.allocUnsafe(Math.min(piece, size))
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(part, 0, Math.min(part.length, size - at), at)
      if (bytesRead === 0 || part.compare(bytes, at, at + bytesRead, 0, bytesRead) !== 0) return false
      at += bytesRead
    }
    return true
  } finally {
    await file.close()
  }
}
