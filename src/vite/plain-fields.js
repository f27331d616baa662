/** A field of an object under construction, as Babel's helper sets it; a comment may stand before its name. */
const helped = /\b_defineProperty\(\s*this,\s*(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?"(\w+)",/g

/**
 * Fields of classes as plain assignments. markdown-it is published with a helper that looks each one up first and defines it:
 * a twelfth of what drawing takes, since every text makes tokens. In plain script, because commands are bundled with it too.
 *
 * @type {import('./plain-fields.d.ts').plainFields}
 */
export function plainFields() {
  return {
    name: 'sectile:plain-fields',
    transform: {
      filter: { id: /\/markdown-it\/dist\/markdown-it\.mjs$/ },
      handler: (code) => ({ code: withPlainFields(code), map: null }),
    },
  }
}

/** @type {import('./plain-fields.d.ts').withPlainFields} */
export function withPlainFields(code) {
  return code.replace(helped, '(this.$1 =')
}
