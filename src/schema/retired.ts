/** What became of a field: its name now, or more. In "labels/choices" it is the field "choices" of "labels"; null is nothing. */
type Now = string | null | Partial<Row>

/** By the place of an object in a section or in the settings, in today's words: what became of its fields. */
type Table = Readonly<Record<string, Readonly<Record<string, Now>>>>

/** What a version of the vocabulary changed. */
interface Version {
  readonly version: number
  readonly site: Table
  readonly everySection: Table
  readonly sections: Readonly<Record<string, Table>>
}

/** Something that is called otherwise since a version. */
export interface Row {
  readonly version: number
  /** The steps to the object that has it; "*" stands for every entry of a list. */
  readonly place: readonly string[]
  readonly name: string
  /** What it is called now; null when nothing took its place. */
  readonly now: string | null
  /** The name lives on with another meaning, so that it is no sign of something old. */
  readonly reused: boolean
  /** What is in it is written in another way, too: src/changes/migrate/reshaped.ts. */
  readonly reshaped: boolean
  /** The field stays; these words for what it can be are others. */
  readonly words: Readonly<Record<string, string>> | null
  readonly hint: string | undefined
}

/** Lives on with another meaning. */
const reused = (now: string): Now => ({ now, reused: true })
/** More than its name is another. */
const reshaped = (now: string | null, more: Partial<Row> = {}): Now => ({ now, reshaped: true, ...more })

/** All that was ever renamed. Migration does it, and whoever uses an old word is told the new one. */
const versions: readonly Version[] = [
  {
    version: 2,
    site: {
      organization: { telephone: 'phone' },
      consent: { accept: 'labels/accept' },
      header: { groups: 'menu', linkLabel: 'labels/more' },
      'header/menu/*': { sections: 'groups' },
      'header/menu/*/groups/*': { title: 'label', cards: 'items' },
      'header/menu/*/groups/*/items/*': { href: 'link/href' },
      footer: { columns: 'menu' },
      'footer/newsletter': { button: 'labels/submit' },
    },
    everySection: {
      'actions/*': { look: { words: { plain: 'quiet' } } },
    },
    sections: {
      accordion: {
        '': { label: 'labels/choices', groups: reshaped('items', { reused: true }) },
        'groups/*/items/*': { question: 'heading', text: reused('body') },
        'items/*': { question: 'heading', text: reused('body') },
        'ignore/*': { rule: { words: { 'accordion-groups': 'answers' } } },
      },
      carousel: {
        '': { visible: 'columns', moreLabel: 'labels/more', lessLabel: 'labels/less' },
        'items/*': { more: 'body' },
        aside: { label: 'heading', banner: 'note' },
        'aside/actions/*': { look: { words: { plain: 'quiet' } } },
      },
      feature: {
        '': { text: 'body' },
      },
      'filter-list': {
        '': { label: 'labels/choices' },
        'groups/*/items/*': {
          client: 'eyebrow',
          lists: reshaped('body', { hint: 'It is one text: "**Results**\\n\\n- Half the waiting time".' }),
        },
      },
      form: {
        '': {
          submit: 'labels/submit',
          target: reshaped(null, { hint: 'The "name" of a form is where it is sent: /leads/NAME.' }),
        },
      },
      'hero-slider': {
        '': { slides: 'items' },
      },
      pricing: {
        '': { plans: 'items', extras: reshaped('extras/items'), extrasHeading: reshaped('extras/heading') },
        'items/*': { bestFor: 'text', quote: 'figure', label: 'badge', features: 'points', action: 'link' },
        'items/*/link': { look: null, shortLabel: null },
      },
      'rich-text': {
        '': { text: 'body' },
      },
      steps: {
        'items/*': { text: reused('body'), colors: 'tone' },
      },
      tabs: {
        '': { label: 'labels/choices', scroll: null },
        'items/*': { label: reshaped('heading'), text: reused('body'), links: 'items' },
        'items/*/items/*': { label: 'heading', href: 'link/href' },
      },
      'tile-grid': {
        '': { look: { words: { plain: 'open' } } },
        'items/*': { colors: 'tone' },
      },
    },
  },
]

/** What became of the fields of a type of section, or of the settings of the site (null), the oldest version first. */
export function retiredIn(type: string | null): readonly Row[] {
  return versions.flatMap(({ version, site, everySection, sections }) => {
    if (type === null) return rowsOf(version, site)
    return [...rowsOf(version, everySection), ...rowsOf(version, Object.hasOwn(sections, type) ? sections[type] : {})]
  })
}

/** What is said about a row: '"slides" is called "items"'. */
export function saying(row: Row, value?: unknown): string {
  const { name, now, words } = row
  if (words) return `${JSON.stringify(value)} is called "${wordNow(row, value)}"`
  if (now === null) return `"${name}" is not needed`
  const [outer, inner] = now.split('/')
  if (inner === undefined) return `"${name}" is called "${outer}"`
  return `"${name}" stands in "${outer}"${inner === name ? '' : ` as "${inner}"`}`
}

/** What a word for what a field can be is called now, if it is another. */
export function wordNow({ words }: Row, value: unknown): string | undefined {
  return words && typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
}

function rowsOf(version: number, table: Table = {}): Row[] {
  return Object.entries(table).flatMap(([place, fields]) =>
    Object.entries(fields).map(([name, now]): Row => {
      const more = typeof now === 'object' && now !== null ? now : { now }
      const steps = place === '' ? [] : place.split('/')
      const plain = { now: null, reused: false, reshaped: false, words: null, hint: undefined }
      return { version, place: steps, name, ...plain, ...more }
    }),
  )
}
