/** The address of a picture that was most likely meant by something that is none: its path below public/. */
export function meantPicture(written: string): string | undefined {
  const path = written
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)*(?:public\/)?(?:\/)*/, '')
    .replace(/[?#].*$/, '')
  const isFile = /\.(?:png|jpe?g|webp|avif|svg)$/i.test(path) && !/^[a-z]+:/i.test(path)
  return isFile ? `/images/${path.replace(/^images?\//, '')}` : undefined
}
