import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveContent } from '../../../preview/content.ts'
import { Refused } from '../../../site-files/refused.ts'
import type { PictureLine } from '../../agreed-pictures.ts'
import type { Session } from '../session.ts'
import { picturesOf } from './list.ts'
import { sendPicture } from './send-picture.ts'
import { Thumbnails } from './thumbnail.ts'
import { upload } from './upload.ts'

/** What the editor's page may ask about pictures. Who may ask was found out before. */
export class PictureDoor {
  private readonly thumbnails: Thumbnails

  constructor(
    private readonly content: LiveContent,
    private readonly session: () => Session,
    /** The folder of the site. */
    folder: string,
    /** Where small copies are kept. */
    cache: string,
  ) {
    this.thumbnails = new Thumbnails(folder, cache)
  }

  list(): PictureLine[] {
    const { sources } = this.content.state
    return sources ? picturesOf(sources) : []
  }

  upload(words: URLSearchParams, request: IncomingMessage): Promise<PictureLine> {
    const name = words.get('name')
    if (name === null) throw new Refused('The picture has no name.', 'give it one.')
    return upload(this.session(), request, { name, replaces: words.get('replace') === '1' })
  }

  /** Answers with a small copy of a picture, which never changes at its address. */
  async thumbnail(words: URLSearchParams, response: ServerResponse): Promise<void> {
    const { sources } = this.content.state
    const size = words.get('size') === 'large' ? 'large' : 'small'
    sendPicture(response, sources ? await this.thumbnails.of(sources, words.get('src') ?? '', size) : undefined)
  }
}
