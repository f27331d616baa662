import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { join } from '../../content/json/pointer.ts'
import { isObject } from '../../is-object.ts'
import type { Field } from '../../schema/fields.ts'
import { useForm } from './context.ts'
import { type ControlProps, FieldInside } from './control.tsx'
import { setField } from './edits.ts'
import { Fold } from './fold.tsx'
import { Mistakes } from './mistakes.tsx'
import { foldAt, NoObject } from './no-object.tsx'
import { type Choice, usePictures } from './pictures/context.ts'
import { FocalPoint, middle, type Spot } from './pictures/focal-point.tsx'
import { isUsed, measures, nameIn, usedOn } from './pictures/names.ts'
import { PictureDialog } from './pictures/picture-dialog.tsx'
import styles from './pictures/pictures.module.css'
import { aboutDecorative, type Words } from './pictures/use-words.ts'
import { RemoveButton } from './remove-button.tsx'

/** A picture with what it says to those who do not see it, and what of it stays in sight. */
export function ImageField({ field, label, value, at, change }: ControlProps) {
  const { disabled, send } = useForm()
  const site = usePictures()
  const [opened, { open, close }] = useDisclosure()
  const [shape] = field.shapes
  const fields = shape?.fields ?? []
  const alt = fields.find(({ name }) => name === 'alt')
  const image = isObject(value) ? value : undefined
  const src = typeof image?.src === 'string' ? image.src : ''
  const choose = (picture: Choice, words: Words) =>
    change({ src: picture.src, ...words }, `${image ? 'Chose another' : 'Added a'} picture for “${label}”`)
  const dialog = (
    <PictureDialog
      current={src}
      image={field}
      onClose={close}
      // The button that opened it may be gone: with a picture the field is another one.
      onClosed={() => document.activeElement === document.body && foldAt(at)?.focus()}
      onDone={choose}
      opened={opened}
    />
  )
  if (!image)
    return (
      <>
        <NoObject at={at} field={field} label={label} onAdd={open} />
        {dialog}
      </>
    )
  const known = site?.all?.find((one) => one.src === src)
  const set = (name: string, next: unknown) => setField(image, at, fields, name, next)
  return (
    <>
      <Fold at={at} label={label}>
        <Stack gap="md">
          <Mistakes at={at} />
          <Stack align="flex-start" data-field={join(at, 'src')} gap="xs">
            <div className={styles.shown}>
              {/* An address that leads to nothing draws nothing. */}
              {src !== '' && (
                <span className={styles.view}>
                  <img
                    alt=""
                    className={styles.ground}
                    key={src}
                    src={known ? site?.pictures.thumbnail(src, 'small') : src}
                  />
                </span>
              )}
              <div className={styles.about}>
                <strong>{nameIn(src) || 'No picture'}</strong>
                {known && <span>{measures(known)}</span>}
                {/* Just put in, it is counted a moment later. */}
                {known && isUsed(known) && <span>{usedOn(known)}</span>}
              </div>
            </div>
            <Button disabled={disabled} onClick={open} size="xs" variant="default">
              {src === '' ? 'Choose a picture' : 'Choose another picture'}
            </Button>
            <Mistakes at={join(at, 'src')} />
          </Stack>
          <SegmentedControl
            aria-label={`For those who do not see “${label}”`}
            data={[
              { value: 'words', label: 'Described' },
              { value: 'decorative', label: 'Decorative' },
            ]}
            disabled={disabled}
            onChange={(next) =>
              next === 'decorative'
                ? send(`Made “${label}” decorative`, [set('alt', undefined), set('decorative', true)])
                : send(`“${label}” is described`, [set('alt', known?.alt ?? ''), set('decorative', undefined)])
            }
            size="xs"
            value={image.decorative === true ? 'decorative' : 'words'}
          />
          {image.decorative === true ? (
            <Text c="dimmed" size="xs">
              {aboutDecorative}
            </Text>
          ) : (
            alt && (
              <FieldInside
                at={join(at, 'alt')}
                field={{ ...alt, required: true }}
                onChange={(name, next, words, joined) => send(words, [set(name, next ?? '')], joined)}
                value={image.alt}
              />
            )
          )}
          <Focus
            at={join(at, 'focus')}
            field={fields.find(({ name }) => name === 'focus')}
            onMove={(spot, words, joined) => send(words, [set('focus', spot)], joined)}
            src={known ? site?.pictures.thumbnail(src, 'large') : undefined}
            value={image.focus}
          />
          {!field.required && (
            <Group justify="flex-end">
              <RemoveButton label={label} onRemove={(title) => change(undefined, title)} />
            </Group>
          )}
        </Stack>
      </Fold>
      {dialog}
    </>
  )
}

interface FocusProps {
  field: Field | undefined
  value: unknown
  src: string | undefined
  at: string
  onMove(spot: Spot | undefined, words: string, join?: string): void
}

function Focus({ field, value, src, at, onMove }: FocusProps) {
  const { disabled, epoch, say, whenShown } = useForm()
  // Keys that are held down are ahead of what is saved.
  const [moved, setMoved] = useState<Spot>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an undone step is what this waits for.
  useEffect(() => setMoved(undefined), [epoch, src])
  if (!field || src === undefined) return null
  const { x, y } = isObject(value) ? value : {}
  const saved = { x: typeof x === 'number' ? x : middle.x, y: typeof y === 'number' ? y : middle.y }
  const spot = moved ?? saved
  function show(next: Spot) {
    setMoved(next)
    // From then on it may be others who move it.
    void whenShown().then(() => setMoved((now) => (now === next ? undefined : now)))
  }
  function move(next: Spot) {
    onMove(next, 'Moved the focal point', at)
    show(next)
  }
  function center() {
    onMove(undefined, 'Put the focal point into the middle')
    show({ ...middle })
    say('The focal point is in the middle again.')
  }
  return (
    <Fold at={at} label={value === undefined ? 'Focal point: the middle' : `Focal point: ${spot.x} %, ${spot.y} %`}>
      <FocalPoint
        disabled={disabled}
        onMiddle={value === undefined ? undefined : center}
        onMove={move}
        spot={spot}
        src={src}
      />
    </Fold>
  )
}
