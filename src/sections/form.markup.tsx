import { partId } from '../agreed/part-id.ts'
import { FieldMarkup } from '../parts/field-markup.tsx'
import { Message, type Props, View } from './form.island.tsx'

/** What the server draws of a form: the same, before anybody has touched it. */
export function FormMarkup({ unreachable, afterwards, ...form }: Props) {
  const { fields, id, words } = form
  return (
    <>
      <View {...form}>
        {fields.map((field) => (
          <FieldMarkup field={field} id={partId(id, field.name)} key={field.name} words={words} />
        ))}
      </View>
      <Message afterwards={afterwards} result={undefined} unreachable={unreachable} words={words} />
    </>
  )
}
