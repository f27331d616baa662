import { Stack, Text, TextInput, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { join } from '../../../content/json/pointer.ts'
import { isObject } from '../../../is-object.ts'
import type { Field } from '../../../schema/fields.ts'
import { FormContext, useForm } from '../../form/context.ts'
import { described, type Fields, labelOf } from '../../form/edits.ts'
import { ObjectFields } from '../../form/object-fields.tsx'

/** The words of the interface: all there are, found by what they say, and only those of one’s own are written. */
export function Words({ field, value, at }: { field: Field; value: Fields; at: string }) {
  const host = useForm()
  const [search, setSearch] = useState('')
  const asked = search.trim().toLowerCase()
  const own = useMemo(
    () => ({
      ...host,
      send: (...[title, operations, typed]: Parameters<typeof host.send>) =>
        host.send(
          title,
          operations.map((one) => (one.op === 'put' || one.op === 'clear' ? { ...one, holders: true } : one)),
          typed,
        ),
    }),
    [host],
  )
  const groups = (field.shapes[0]?.fields ?? []).flatMap((group) => {
    const [shape] = group.shapes
    const inner = value[group.name]
    const words = isObject(inner) ? inner : {}
    const only = (shape?.fields ?? [])
      .filter(({ name, schema }) =>
        [schema.title, schema.default, words[name]].some((text) =>
          String(text ?? '')
            .toLowerCase()
            .includes(asked),
        ),
      )
      .map(({ name }) => name)
    return shape && only.length > 0 ? [{ group, shape, words, only }] : []
  })
  return (
    <FormContext value={own}>
      <Stack gap="lg">
        <TextInput
          aria-label="Find a word"
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder="Find a word by what it says"
          type="search"
          value={search}
        />
        <div className="visually-hidden" role="status">
          {asked && `${groups.reduce((sum, { only }) => sum + only.length, 0)} found`}
        </div>
        {groups.length === 0 && <Text size="sm">No word of the interface says this.</Text>}
        {groups.map(({ group, shape, words, only }) => (
          <section aria-label={`Words: ${labelOf(group)}`} key={group.name}>
            <Title fz="sm" order={3}>
              {labelOf(group)}
            </Title>
            <Text c="dimmed" mb="sm" size="xs">
              {described(group.schema.description).text}
            </Text>
            <ObjectFields at={join(at, group.name)} only={only} shape={shape} value={words} />
          </section>
        ))}
      </Stack>
    </FormContext>
  )
}
