import { many } from '../../../many.ts'

/** What a picture may be called that comes from the author's computer: small letters, digits and hyphens. */
export function goodName(file: string): string {
  const [, own = file, ending = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(file) ?? []
  const plain = own
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/([aou])\u0308|[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
  return `${plain || 'picture'}.${endings[ending.toLowerCase()] ?? ending.toLowerCase()}`
}

/** What becomes of some of them: pages show no GIF. */
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', jfif: 'jpg', gif: 'png', tif: 'tiff' }

/** The same name, or that with a number, which no other picture has. */
export function freeName(src: string, taken: readonly string[]): string {
  const names = new Set(taken.map((one) => one.toLowerCase()))
  if (!names.has(src)) return src
  const [, own = src, ending = ''] = /^(.*)(\.[^.]*)$/s.exec(src) ?? []
  for (let number = 2; ; number++) if (!names.has(`${own}-${number}${ending}`)) return `${own}-${number}${ending}`
}

/** Why a name will not do; undefined where it will. */
export function flawOfName(name: string): string | undefined {
  if (!/\.(png|jpe?g|webp|avif|svg)$/.test(name)) return 'It ends with .jpg, .png, .webp, .avif or .svg.'
  return /^[a-z0-9][a-z0-9._-]*$/.test(name) ? undefined : 'Small letters, digits and hyphens are enough.'
}

export function folderOf(src: string): string {
  return src.slice(0, src.lastIndexOf('/'))
}

/** Where a picture is put that takes the place of another: beside it, unless that is one of the schemas' examples. */
export function folderBeside(src: string): string {
  return src === '' || src.startsWith('/images/examples/') ? '/images' : folderOf(src)
}

export function nameIn(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1)
}

/** "900 × 600 · 24 kB" */
export function measures({ width, height, size }: { width: number; height: number; size: number }): string {
  return width === 0 ? inUnits(size) : `${width} × ${height} · ${inUnits(size)}`
}

/** "24 kB" */
export function inUnits(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

interface Uses {
  readonly onPages: number
  readonly isOfSite: boolean
}

export function isUsed({ onPages, isOfSite }: Uses): boolean {
  return isOfSite || onPages > 0
}

export function usedOn({ onPages, isOfSite }: Uses): string {
  if (isOfSite) return 'Used on every page'
  if (onPages === 0) return 'Not used yet'
  return `Used on ${many(onPages, 'page')}`
}
