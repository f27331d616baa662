import type { Page } from '../../generated/types.ts'
import type { PageFacts } from '../read/page-facts.ts'
import type { PageSource } from '../read/source-file.ts'
import type { ContentPage } from './content.ts'

/** Something has to be known of a page that facts do not tell: it is to be read after all. */
export class NotRead extends Error {
  constructor(readonly source: PageSource) {
    super(`${source.file.path}${source.pointer} was not read.`)
  }
}

/** A page of which only facts are known. Who asks for its sections is told that they were not read. */
export function unreadPage(source: PageSource, facts: PageFacts): ContentPage {
  const sections = {
    enumerable: true,
    get: (): never => {
      throw new NotRead(source)
    },
  }
  const page = Object.defineProperty({ ...facts.head }, 'sections', sections) as Page
  return Object.defineProperty({ page, source, facts }, 'sections', sections) as ContentPage
}
