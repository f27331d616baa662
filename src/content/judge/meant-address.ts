import { isObject } from '../../is-object.ts'
import { picture } from '../json/pictures.ts'
import type { PageSource, SourceFile } from '../read/source-file.ts'
import { sameWord } from './nearest.ts'
import { meantPath } from './page-paths.ts'

/** What addresses of a site can lead to, whether its pages are right or not. */
export interface Known {
  paths: ReadonlySet<string>
  files: ReadonlySet<string>
  /** The paths of pages by the files that they are written in, from the folder of the config on. */
  pageFiles: ReadonlyMap<string, string>
}

/** All paths and files that a site names. */
export function knownIn(config: SourceFile, sources: readonly PageSource[], files: ReadonlySet<string>): Known {
  const folder = config.path.slice(0, config.path.lastIndexOf('/') + 1)
  const pages = sources.map(({ file, head }) => ({ file, path: pathOf(head) }))
  const inFiles = pages.filter(({ file }) => file !== config)
  return {
    paths: new Set(pages.map(({ path }) => path)),
    files,
    pageFiles: new Map(inFiles.map(({ file, path }) => [file.path.replace(folder, ''), path])),
  }
}

function pathOf(page: unknown): string {
  return isObject(page) && typeof page.path === 'string' ? page.path : ''
}

/** The address that was surely meant by one that is none: of the page or file that it names in another way. */
export function meantHref(written: string, known: Known): string | undefined {
  const trimmed = written.trim()
  const [, address = '', anchor = ''] = /^([^#]*)(#[a-z][a-z0-9-]*)?$/.exec(trimmed) ?? []
  if (address === '' || /^[a-z]+:(?![\\/]*[a-z]:)/i.test(address)) return undefined
  const name = plain(address)
  const path = known.pageFiles.get(name) ?? known.pageFiles.get(`pages/${name}`) ?? meantPath(`/${name}`)
  if (path !== undefined && known.paths.has(path)) return `${path}${anchor}`
  const file = `/${name.replace(/^public\//, '')}`
  if (known.files.has(file)) return file
  if (/^[^@\s/]+@[^@\s/]+\.[a-z]{2,}$/i.test(trimmed)) return `mailto:${trimmed}`
  if (/^www\.[^\s/]+\.[a-z]{2,}(?:\/\S*)?$/i.test(trimmed)) return `https://${trimmed}`
  return /^\+\d[\d\s()/.-]{5,}$/.test(trimmed) ? `tel:${trimmed.replace(/[^\d+]/g, '')}` : undefined
}

/** The picture in public/ that was surely meant by an address that is none: the only one of its name. */
export function meantFile(written: string, files: ReadonlySet<string>): string | undefined {
  const name = plain(written.replace(/^https?:\/\/[^/]*/i, '')).replace(/^public\//, '')
  const pictures = [...files].filter((file) => picture.test(file.slice(file.lastIndexOf('/') + 1)))
  const last = name.slice(name.lastIndexOf('/') + 1)
  const isCalled = (file: string) => sameWord(file.slice(file.lastIndexOf('/') + 1), last)
  return only(pictures, (file) => sameWord(file, name)) ?? only(pictures, isCalled)
}

function only(files: readonly string[], is: (file: string) => boolean): string | undefined {
  const found = files.filter(is)
  return found.length === 1 ? found[0] : undefined
}

/** The address of a picture that is not there yet: its path below public/. */
export function meantPicture(written: string): string | undefined {
  const path = plain(written.trim())
    .replace(/^public\//, '')
    .replace(/[?#].*$/, '')
  const isFile = /\.(?:png|jpe?g|webp|avif|svg)$/i.test(path) && !/^[a-z]+:/i.test(path)
  return isFile ? `/images/${path.replace(/^images?\//, '')}` : undefined
}

/** Without what stands before a path on a computer, and with its slashes. */
function plain(address: string): string {
  return address
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)+/, '')
}
