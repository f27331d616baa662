import { pictureAddress, putPicture } from '../json/pictures.ts'
import { changeTo, type Problem } from '../problem.ts'
import { pagesOf } from '../read/pages-of.ts'
import type { Sources } from '../read/source-file.ts'
import { type Known, knownIn, meantFile, meantHref } from './meant-address.ts'

/** Offers the address of a page or a file of the site where one is written in another way. Only the whole site knows it. */
export function offerAddresses(problems: Iterable<readonly Problem[]>, sources: Sources): void {
  let known: Known | undefined
  for (const problem of [...problems].flat()) {
    if (!problem.address) continue
    known ??= knownIn(sources.config, pagesOf(sources), sources.publicFiles)
    const { kind, written } = problem.address
    const meant = kind === 'src' ? meantFile(written, known.files) : meantHref(written, known)
    if (meant !== undefined && (kind === 'href' || pictureAddress.test(meant))) {
      problem.hint = `Write "${meant}".`
      problem.fix = changeTo(meant)
    } else if (meant !== undefined)
      problem.hint = /\.gif$/i.test(meant)
        ? `public${meant} is a GIF, which is not shown here: save it in public/images as a PNG or WebP file, and write the address of that.`
        : `There is public${meant}: put it into public/images, with an ending in small letters, and write its address there.`
    else if (kind === 'src') problem.hint = forPicture(written) ?? problem.hint
  }
}

function forPicture(written: string): string | undefined {
  const file = /([^\\/]+\.(?:png|jpe?g|webp|avif|svg))$/i.exec(written)?.[1]
  if (file === undefined) return undefined
  return /^https?:/i.test(written) ? `Pictures are files of the site. ${putPicture(file)}` : putPicture(file)
}
