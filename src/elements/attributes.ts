import { escaped } from './escape.ts'

/** Those that React writes under another name. */
const otherNames: Readonly<Record<string, string>> = {
  autoFocus: 'autofocus',
  className: 'class',
  defaultChecked: 'checked',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
}

/** Names of several words that are written as they are. Of any other this room does not know what React makes of it. */
const sameNames = words(
  'autoComplete colSpan dateTime fetchPriority hrefLang inputMode maxLength minLength popoverTarget popoverTargetAction preserveAspectRatio srcSet viewBox',
)

/** Attributes that are there or not, and those that are for the browser's React alone. */
const switches = words(
  'async autoFocus checked controls default defaultChecked defer disabled hidden inert loop noValidate open playsInline readOnly required',
)
const silent = words('children dangerouslySetInnerHTML key ref suppressHydrationWarning')
/** Those of which React makes more than is said here. */
const others = words('capture download draggable focusable multiple muted reversed selected start')
const counts = words('cols rows size span')
const addresses = words('action href src')

type Writer = (value: unknown) => string

const writers = new Map<string, Writer>()

/** An attribute with a space before it, or nothing where its value means that it is not there: letter by letter what React writes. */
export function attribute(name: string, value: unknown): string {
  let writer = writers.get(name)
  if (!writer) {
    writer = writerOf(name)
    writers.set(name, writer)
  }
  return writer(value)
}

/** What stands before the value of an attribute that is written whenever it has one, and how that is written. */
export function plainStart(name: string): { write: 'plain' | 'said'; start: string } | undefined {
  if (/^on|^style$|^value$/.test(name)) return undefined
  if ([switches, silent, counts, addresses].some((names) => names.has(name))) return undefined
  const isOther = /[A-Z]/.test(name) ? !(name in otherNames) && !sameNames.has(name) : others.has(name)
  if (isOther)
    throw new Error(`What React writes for the attribute "${name}" is not known here: see src/elements/attributes.ts.`)
  return { write: /^(?:data|aria)-/.test(name) ? 'said' : 'plain', start: ` ${otherNames[name] ?? name}="` }
}

/** An attribute whose value is a text or a number. */
export function plain(start: string, value: unknown): string {
  if (typeof value === 'string') return `${start}${escaped(value)}"`
  return typeof value === 'number' ? `${start}${value}"` : ''
}

/** An attribute that also says "true" and "false". */
export function said(start: string, value: unknown): string {
  return typeof value === 'boolean' ? `${start}${value}"` : plain(start, value)
}

function writerOf(name: string): Writer {
  if (name === 'style') return (value) => (value === undefined ? '' : style(Object(value)))
  if (silent.has(name) || /^on/.test(name)) return () => ''
  if (switches.has(name)) return (value) => (value ? ` ${otherNames[name] ?? name}=""` : '')
  if (counts.has(name)) return (value) => (Number(value) >= 1 ? plain(` ${name}="`, value) : '')
  if (name === 'value') return (value) => said(' value="', value)
  if (addresses.has(name)) return (value) => (value === '' && name === 'src' ? '' : plain(` ${name}="`, checked(value)))
  const { write, start } = plainStart(name) ?? { write: 'plain', start: ` ${name}="` }
  return write === 'said' ? (value) => said(start, value) : (value) => plain(start, value)
}

/** React's own answer to an address that would run as a script, whatever browsers pass over in it. */
function checked(address: unknown): unknown {
  if (typeof address !== 'string' || !/^[\p{Cc} ]*j/iu.test(address)) return address
  return /^javascript:/i.test(address.replace(/[\p{Cc} ]/gu, ''))
    ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')"
    : address
}

function style(values: Readonly<Record<string, unknown>>): string {
  const declarations = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === '') return []
    // React adds "px" to most numbers: what is meant is written out in this project.
    if (typeof value === 'number' && value !== 0 && !name.startsWith('--'))
      throw new Error(`The style "${name}" is a number without a unit.`)
    const written = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [`${written}:${escaped(String(value).trim())}`]
  })
  return declarations.length > 0 ? ` style="${declarations.join(';')}"` : ''
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
