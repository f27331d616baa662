/** The address of a picture that can be shown, as the schema of images asks for it. */
export const pictureAddress = /^\/images\/[^?#]+\.(?:png|jpe?g|webp|avif|svg)$/

/** What a name of a picture's file looks like. */
export const picture = /^[^\\/]+\.(?:svg|png|jpe?g|webp|avif|gif)$/i

/** A file's name as it goes into addresses without trouble. */
export function plainName(file: string): string {
  return file.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-')
}

/** What to do with a picture that is somewhere on the author's computer. */
export function putPicture(file: string): string {
  const plain = plainName(file)
  return `Put the picture into public/images${plain === file ? '' : ` as "${plain}"`} and write "/images/${plain}".`
}
