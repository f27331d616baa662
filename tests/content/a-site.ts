import { checkSite } from '../../src/content/check.ts'
import type { Diagnostic } from '../../src/content/diagnostic.ts'
import { applyEdits } from '../../src/content/json/edits.ts'
import { SourceFile, type Sources } from '../../src/content/read/source-file.ts'
import type { Page, Section, SharedUse, SiteFile, SiteSettings } from '../../src/generated/types.ts'
import { version } from '../version.ts'

const settings: SiteSettings = {
  name: 'Sample',
  url: 'https://sample.example',
  language: 'en',
  theme: { colors: { brand: '#0b4f9e', accent: '#0f766e' } },
}

/** A page without mistakes. */
export function aPage(sections: (Section | SharedUse)[], more: Partial<Page> = {}): Page {
  return {
    path: '/',
    title: 'Software for hospitals',
    description: 'One connected record for wards, pharmacy, laboratory and billing.',
    sections,
    ...more,
  }
}

/** A site of one page, or of several. */
export function aSite(
  pages: Page[] | (Section | SharedUse)[],
  more: Partial<SiteFile> & { settings?: Partial<SiteSettings> } = {},
): SiteFile {
  const { settings: changed, ...rest } = more
  const list = pages.some((page) => 'path' in page) ? (pages as Page[]) : [aPage(pages as Section[])]
  return { version, site: { ...settings, ...changed }, pages: list, ...rest }
}

/** A file with a text in it, or with a value that is written as JSON. */
function aFile(path: string, content: unknown): SourceFile {
  return new SourceFile(path, Buffer.from(typeof content === 'string' ? content : JSON.stringify(content, null, 2)))
}

/** A site as it is read from files: a text, or a value that is written as JSON. */
export function sourcesOf(
  config: unknown,
  files: { publicFiles?: string[]; includes?: Record<string, unknown> } = {},
): Sources {
  return {
    config: aFile('pages.json', config),
    includes: Object.entries(files.includes ?? {}).map(([path, value]) => aFile(path, value)),
    publicFiles: new Set(files.publicFiles ?? ['/images/ward.svg', '/images/lab.svg']),
  }
}

export function check(config: unknown, files?: Parameters<typeof sourcesOf>[1]): Diagnostic[] {
  return checkSite(sourcesOf(config, files)).diagnostics
}

/** What is said, and about what: one text for each diagnostic. */
export function said(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ pointer, severity, rule, message, hint, fix }) =>
    [
      `${pointer || '(file)'}  ${rule}${severity === 'error' ? '' : ` (${severity})`}`,
      message,
      ...(hint === null ? [] : [hint]),
      ...(fix === null ? [] : [`fix: ${fix.title}`]),
    ].join('\n'),
  )
}

/** What one rule says about a site. */
export function saidBy(rule: string, config: unknown, files?: Parameters<typeof sourcesOf>[1]): string[] {
  const found = check(config, files).filter((diagnostic) => diagnostic.rule === rule || diagnostic.rule === 'schema')
  return said(found).map((text) => text.replace(`  ${rule}`, ''))
}

/** A text after all fixes of its diagnostics. */
export function fixed(text: string): string {
  return applyEdits(
    text,
    check(text).flatMap(({ fix }) => fix?.edits ?? []),
  )
}
