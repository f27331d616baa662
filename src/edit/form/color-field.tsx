import { Anchor, Group, Text, TextInput, UnstyledButton } from '@mantine/core'
import { contrast, passing } from '../../colors.ts'
import styles from './color-field.module.css'
import { useForm } from './context.ts'
import { type ControlProps, useHolder } from './control.tsx'
import { described, type Fields } from './edits.ts'
import { RemoveButton } from './remove-button.tsx'
import { useTyped } from './use-typed.ts'

/** 4.5: what WCAG 2.2 asks of text at level AA. */
const enough = 4.5

/** A colour, from a palette, as it is written, or one of the theme, with how well it is read beside what it stands with. */
export function ColorField({ field, label, value, at, change }: ControlProps) {
  const { disabled, means } = useForm()
  const holder = useHolder()
  const saved = typeof value === 'string' ? value : ''
  const { text, type } = useTyped(saved)
  const { schema, required, name } = field
  const byItself = typeof schema.default === 'string' ? schema.default : '#000000'
  const put = (color: string, words: string, join?: string) => {
    type(color)
    change(color === '' && !required ? undefined : color, words, join)
  }
  return (
    <div>
      <TextInput
        description={described(schema.description).text}
        disabled={disabled}
        inputWrapperOrder={['label', 'input', 'description']}
        label={label}
        leftSection={
          <input
            aria-label={`Palette for “${label}”`}
            className={styles.palette}
            disabled={disabled}
            onChange={(event) => put(event.currentTarget.value, `Changed “${label}”`, at)}
            type="color"
            value={isColor(text) ? text : byItself}
          />
        }
        leftSectionPointerEvents="all"
        leftSectionWidth={44}
        onChange={(event) => put(event.currentTarget.value.trim(), `Changed “${label}”`, at)}
        placeholder={described(schema.description).example}
        required={required}
        spellCheck={false}
        value={text}
      />
      <ul aria-label={`Colours of the site for “${label}”`} className={styles.theme}>
        {means.colors.map((one) => (
          <li key={one.name}>
            <UnstyledButton
              aria-label={`${one.name}, ${one.color}`}
              aria-pressed={one.color === text}
              className={styles.swatch}
              disabled={disabled}
              onClick={() => put(one.color, `Chose the colour “${one.name}” for “${label}”`)}
              style={{ background: one.color }}
              title={`${one.name} ${one.color}`}
            />
          </li>
        ))}
      </ul>
      {isColor(text) && (
        <Readable
          beside={besideOf(name, holder)}
          color={text}
          onBetter={(better) => put(better, `Made “${label}” easier to read`)}
        />
      )}
      {!required && value !== undefined && (
        <Group justify="flex-end">
          <RemoveButton label={label} onRemove={(title) => change(undefined, title)} />
        </Group>
      )}
    </div>
  )
}

/** How well a colour is read beside another one, and the nearest shade that is. */
function Readable(props: { color: string; beside: Beside; onBetter(color: string): void }) {
  const { disabled } = useForm()
  const { color, beside, onBetter } = props
  const ratio = contrast(color, beside.color)
  const better = ratio < enough ? passing(color, beside.color, enough) : undefined
  return (
    <Group align="flex-start" gap="xs" mt={6} wrap="nowrap">
      <span
        aria-hidden="true"
        className={styles.sample}
        style={beside.isBehind ? sample(color, beside.color) : sample(beside.color, color)}
      />
      <Text c={ratio < enough ? 'var(--error)' : 'dimmed'} size="xs">
        Contrast {(Math.floor(ratio * 10) / 10).toFixed(1)} to 1 with {beside.words}
        {ratio < enough ? `: hard to read. It needs ${enough}. ` : ': easy to read.'}
        {better !== undefined && (
          <Anchor component="button" disabled={disabled} inherit onClick={() => onBetter(better)} type="button">
            Take {better}
          </Anchor>
        )}
      </Text>
    </Group>
  )
}

function sample(letters: string, ground: string) {
  return { color: letters, background: ground }
}

interface Beside {
  readonly color: string
  readonly words: string
  /** Whether the other one is the ground, and this one are the letters. */
  readonly isBehind: boolean
}

/** Colours on which white letters stand. */
const grounds = ['brand', 'dark']

/** What a colour has to be read with: letters with their ground, a ground with its letters. */
function besideOf(name: string, holder: Fields): Beside {
  if (grounds.includes(name)) return { color: '#ffffff', words: 'the white letters on it', isBehind: false }
  if (name === 'background')
    return { color: colorIn(holder.text, '#16243b'), words: 'the letters on it', isBehind: false }
  return { color: colorIn(holder.background, '#ffffff'), words: 'the background', isBehind: true }
}

function colorIn(value: unknown, other: string): string {
  return typeof value === 'string' && isColor(value) ? value : other
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
