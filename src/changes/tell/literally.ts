/** Signs that mean something in Markdown or HTML, wherever they stand. */
const signs = /[&<>\\`*_~[\]|!]/g
/** A sign that nobody sees, and that parts letters: what is put together anew later finds nothing to link. */
const apart = '\u2060'

/**
 * A text as Markdown that shows it letter by letter: no emphasis, link, picture or HTML, nobody is called, no issue is
 * mentioned. Mentions are found in what is shown, so that an entity would not hide them.
 */
export function literally(text: string): string {
  return text
    .replace(signs, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/@/g, `${apart}@${apart}`)
    .replace(/(?<!&)#(?=\d)/g, `#${apart}`)
    .replace(/\b(gh)-(?=\d)/gi, `$1-${apart}`)
    .replace(/:\/\//g, `:${apart}//`)
    .replace(/\bwww\./gi, (www) => `${www.slice(0, -1)}${apart}.`)
}
