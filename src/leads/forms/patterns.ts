/** What no field holds: control characters but the tab, and halves of characters. Text areas hold line breaks too. */
export const line = '^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\p{Cs}]*$'
export const lines = '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}]*$'

/** Something that can be seen: spaces alone are no answer. */
export const filled = '[^\\s\\p{Cf}]'

/** A path of the site. */
export const path = '^/[^\\s\\p{Cc}\\p{Cs}]*$'

/** As many characters as an address may have. Looked at first: of a longer text nothing else is tried. */
const longestAddress = 254
const short = `(?=.{0,${longestAddress}}$)`

// As browsers judge a field of type "email" (the HTML standard gives the expression), with letters of all languages
// in the domain: some browsers send them as they were typed.
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
const address = `[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*`
export const email = `^${short}${address}$`
export const emailOrNothing = `^${short}(?:${address})?$`

/** As the newsletter's script judges it. */
export const newsletterEmail = `^${short}[^\\s@\\p{Cc}\\p{Cs}]+@[^\\s@\\p{Cc}\\p{Cs}]+\\.[^\\s@\\p{Cc}\\p{Cs}]+$`

/** A moment as scripts write it. */
export const moment =
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})$'
