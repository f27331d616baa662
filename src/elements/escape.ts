const special = /["'&<>]/
const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

/** A text as it stands in HTML, spelt as React spells it. */
export function escaped(text: string): string {
  return special.test(text) ? text.replace(/["'&<>]/g, (sign) => entities[sign] ?? sign) : text
}
