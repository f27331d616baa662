import { bytesType, ownHeader, picturesAddress, thumbnailAddress } from '../../agreed-addresses.ts'
import type { PictureLine } from '../../agreed-pictures.ts'
import type { Pictures } from '../../form/pictures/context.ts'
import { answerOf, askAgain } from '../api.ts'

let known: readonly PictureLine[] | undefined
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

function know(lines: readonly PictureLine[]): void {
  known = lines
  for (const listener of listeners) listener()
}

/** The pictures as the server has them. */
export const sitePictures: Pictures & { follow(): Promise<void> } = {
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => known,
  renew() {
    // A form has several fields for pictures: they are asked for once.
    asked ??= askAgain<PictureLine[]>('pictures')
      .then(know)
      .finally(() => {
        asked = undefined
      })
    return asked
  },
  /** The content is another one: who looks at pictures sees on how many pages they are. */
  async follow() {
    if (known && listeners.size > 0) await sitePictures.renew()
  },
  async add(src, file, replaces, tell) {
    const words = new URLSearchParams({ name: src, ...(replaces && { replace: '1' }) })
    const added = await answerOf<PictureLine>(sent(`${picturesAddress}?${words}`, file, tell))
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

/** Sends a file. How much of it is sent, “fetch” does not tell. */
function sent(address: string, file: Blob, tell: (sent: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader(ownHeader, '1')
    request.setRequestHeader('content-type', bytesType)
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(loaded / total))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new Error('It could not be sent.')))
    request.send(file)
  })
}
