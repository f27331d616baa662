import { bytesType, ownHeader, type PictureLine, picturesAddress, thumbnailAddress } from '../../agreed.ts'
import type { Pictures } from '../../form/pictures/context.ts'
import { answerOf, ask } from '../api.ts'

let known: readonly PictureLine[] | undefined
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

function know(lines: readonly PictureLine[]): void {
  known = lines
  for (const listener of listeners) listener()
}

/** The pictures as the server has them. */
export const sitePictures: Pictures = {
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => known,
  renew() {
    // A form has several fields for pictures: they are asked for once.
    asked ??= ask<PictureLine[]>('GET', 'pictures')
      .then(know)
      .finally(() => {
        asked = undefined
      })
    return asked
  },
  async add(src, file, replaces) {
    const words = new URLSearchParams({ name: src, ...(replaces && { replace: '1' }) })
    const headers = { [ownHeader]: '1', 'content-type': bytesType }
    const added = await answerOf<PictureLine>(
      fetch(`${picturesAddress}?${words}`, { method: 'POST', headers, body: file }),
    )
    know(
      [...(known ?? []).filter((one) => one.src !== added.src), added].sort((one, other) =>
        one.src < other.src ? -1 : 1,
      ),
    )
    return added
  },
  thumbnail(src, size) {
    const version = known?.find((one) => one.src === src)?.version ?? ''
    return `${thumbnailAddress}?${new URLSearchParams({ src, size, version })}`
  },
}
