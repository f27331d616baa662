/**
 * The link that calls a number: telephones want its digits alone, as ASCII has them, and none that are only dialled at
 * home, as in "+44 (0)20". Words in place of a number call nobody.
 */
export function callHref(phone: string): string | undefined {
  const dialled = phone.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit)
  const digits = dialled.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '')
  return digits === '' ? undefined : `tel:${digits}`
}

/** In Unicode the ten digits of a script follow one another, from a place whose number ends with 0 or with 6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const last = code % 16
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6)
}
