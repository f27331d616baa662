import { workerData } from 'node:worker_threads'
import { type NamedFile, readSame } from '../read/named-file.ts'
import { pageIn } from '../read/pages-of.ts'
import { SourceFile, type Sources } from '../read/source-file.ts'
import { finish } from '../steps.ts'
import type { JudgedBy, TakenFacts } from './second-judge.ts'
import { takePart } from './take-part.ts'

const { config, publicFiles, pictures, strays, at, port, answers } = workerData as JudgedBy
const sources: Sources = {
  config: new SourceFile(config.path, Buffer.from(config.bytes)),
  includes: [],
  publicFiles,
  pictures,
  strays,
  keepFacts: async () => {},
}

port.on('message', (files: readonly NamedFile[]) => {
  port.postMessage(answerTo(files))
  Atomics.add(answers, 0, 1)
  Atomics.notify(answers, 0)
})

/** Empty where it cannot be told: then the other thread finds out why. */
function answerTo(files: readonly NamedFile[]): string {
  try {
    const pages = files.map((file) => {
      const page = pageIn(SourceFile.unread(file.shown, () => readSame(file)))
      page.made = file.hash
      return page
    })
    const taken = finish(takePart(sources, pages, at))
    if (!taken) return ''
    return JSON.stringify(
      pages.flatMap((page, index) => {
        const facts = taken.get(page)
        return facts ? [[index, facts] as const] : []
      }) satisfies TakenFacts,
    )
  } catch {
    return ''
  }
}
