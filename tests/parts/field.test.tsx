import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mantine } from '../../src/browser/islands/mantine.tsx'
import { StaticContents } from '../../src/browser/islands/static.tsx'
import { usualWords } from '../../src/generated/words.ts'
import { type Field, FormField } from '../../src/parts/field.tsx'
import { FieldMarkup } from '../../src/parts/field-markup.tsx'

/** Each value of a list for each object. */
function crossed<T extends object, V extends object>(objects: readonly T[], values: readonly V[]): (T & V)[] {
  return objects.flatMap((object) => values.map((value) => ({ ...object, ...value })))
}

const required = [{}, { required: false }, { required: true }] as const
const help = [{ help: undefined }, { help: 0 }] as const
const width = [{}, { width: 'half' }, { width: 'full' }] as const
const named = [
  { name: 'field', label: 'A field' },
  { name: 'a-b', label: "<b> \"& 'c' *" },
] as const
const shared = crossed(crossed(named, required), help)
const options = [{ options: ['One', 'Two & <three>'] }, { options: ['1', '2', '3', '4'] }]

const fields: Field[] = [
  ...crossed(crossed(crossed(shared, width), [{}, { autocomplete: 'given-name' }] as const), [
    { kind: 'text' },
  ] as const),
  ...crossed(crossed(shared, width), [{ kind: 'email' }, { kind: 'tel' }] as const),
  ...crossed(shared, [{ kind: 'textarea' }] as const),
  ...crossed(crossed(crossed(shared, width), crossed(options, [{}, { placeholder: 'Any "one"' }])), [
    { kind: 'select' },
  ] as const),
  ...crossed(crossed(shared, options), [{ kind: 'radio' }, { kind: 'checkboxes' }] as const),
  ...crossed(crossed(shared, [{ text: undefined }, { text: 1 }]), [{ kind: 'consent' }] as const),
]

const statics = ['Some help.', 'I agree to <a> & "b".'].map((node) => ({ node }))
const drawn = (component: typeof FormField | typeof FieldMarkup, field: Field) => {
  const Component = component
  return renderToString(
    <StaticContents value={statics}>
      <Mantine>
        <Component field={field} id={`form-${field.name}`} words={usualWords.form} />
      </Mantine>
    </StaticContents>,
  )
}

test.each([...new Set(fields.map(({ kind }) => kind))])(
  'the server draws a field of kind %s as Mantine does in the browser',
  (kind) => {
    for (const field of fields.filter((each) => each.kind === kind))
      expect([field, drawn(FieldMarkup, field)]).toEqual([field, drawn(FormField, field)])
  },
)
