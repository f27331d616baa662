/** A file in public/ that has the address of a page or redirect, or of a folder that its file is in. */
export function fileInPlaceOf(path: string, files: ReadonlySet<string>): string | undefined {
  const document = path === '/' ? '/index.html' : `${path}/index.html`
  if (files.has(document)) return document
  for (let folder = path; folder.length > 1; folder = folder.slice(0, folder.lastIndexOf('/')))
    if (files.has(folder)) return folder
  return undefined
}
