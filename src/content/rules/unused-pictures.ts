import { examplePictures } from '../../schema/example-pictures.ts'
import { isOfSite } from '../survey/links.ts'
import type { Survey } from '../survey/survey.ts'
import type { Written } from '../survey/written.ts'
import { isWhole } from './lib/whole.ts'
import type { Rule } from './rule.ts'

export const unusedPictures: Rule = {
  id: 'unused-pictures',
  severity: 'warning',
  describe: 'Every picture in public/images is shown somewhere, or a link leads to it.',
  check(site, report) {
    // What is named wrongly somewhere is not unused.
    const isMissing = ({ value }: Written) => !site.publicFiles.has(value) && !examplePictures.has(value)
    if (!isWhole(site) || site.sources.some(isMissing)) return
    const used = usedFiles(site)
    for (const [src, { size }] of site.pictures) {
      if (used.has(src)) continue
      report(site.settingsPlace, site.settings, null, {
        on: 'name',
        message: `Nothing uses the picture public${src} (${inWords(size)}).`,
        hint: 'Remove it, or keep it in another folder of public/ when it is used outside of this site.',
      })
    }
  },
}

/** The files that the site names. */
function usedFiles({ sources, links, leadsTo }: Survey): Set<string> {
  const targets = links.filter(({ href }) => isOfSite(href)).map(({ href }) => leadsTo(href))
  const linked = targets.flatMap((target) => (target.kind === 'file' ? [target.path] : []))
  return new Set([...sources.map(({ value }) => value), ...linked])
}

/** "34 kB" */
function inWords(size: number): string {
  return `${Math.ceil(size / 1000).toLocaleString('en')} kB`
}
