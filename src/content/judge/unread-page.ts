import { withLateSections } from '../late-sections.ts'
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
  const refuse = (): never => {
    throw new NotRead(source)
  }
  return withLateSections({ page: withLateSections(facts.head, refuse), source, facts }, refuse)
}
