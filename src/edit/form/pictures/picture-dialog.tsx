import { Button, FileButton, Group, Modal, Skeleton, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Value } from '../../../schema/fields.ts'
import { accepted, notTaken } from './accepted.ts'
import { type Choice, usePictures } from './context.ts'
import { folderBeside } from './names.ts'
import { PictureForm } from './picture-form.tsx'
import { PictureGrid } from './picture-grid.tsx'
import styles from './pictures.module.css'
import type { Words } from './use-words.ts'

interface Props {
  /** The picture that is there now. */
  current: string
  /** What the schema says of it. */
  image: Value
  onClose(): void
  onDone(picture: Choice, words: Words): void
}

/** Chooses a picture of the site or brings one to it, and asks right there what it shows. */
export function PictureDialog({ opened, onClosed, ...props }: Props & { opened: boolean; onClosed(): void }) {
  const isNarrow = useMediaQuery('(width < 48rem)')
  return (
    <Modal fullScreen={isNarrow ?? false} onClose={props.onClose} opened={opened} size="56rem" title="Choose a picture">
      <Choosing {...props} />
    </Modal>
  )
}

function Choosing({ current, image, onClose, onDone }: Props) {
  const site = usePictures()
  const pictures = site?.pictures
  const [chosen, setChosen] = useState<{ file?: File; picture?: Choice }>({})
  const [refused, setRefused] = useState<string>()
  const [over, setOver] = useState(false)
  // What others have put there meanwhile is shown too.
  useEffect(() => void pictures?.renew(), [pictures])
  if (!site || !pictures) return null
  const { all } = site
  function take(files: readonly File[]): void {
    const [file] = files
    if (!file) return
    const why = notTaken(file)
    setRefused(why ?? (files.length > 1 ? 'One picture at a time: this is the first of them.' : undefined))
    if (why === undefined) setChosen({ file })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same without dragging.
    <div
      className={styles.room}
      data-over={over}
      onDragLeave={(event) => {
        if (event.target === event.currentTarget) setOver(false)
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      }}
    >
      {refused !== undefined && (
        <Text c={chosen.file ? 'dimmed' : 'var(--error)'} mb="sm" role="alert" size="sm">
          {refused}
        </Text>
      )}
      <PictureForm
        {...chosen}
        all={all ?? []}
        back={chosen.file ? 'Back' : 'Cancel'}
        done={chosen.file ? 'Add the picture' : 'Use this picture'}
        folder={folderBeside(current)}
        image={image}
        onBack={chosen.file ? () => setChosen({}) : onClose}
        onDone={(picture, words) => {
          onDone(picture, words)
          onClose()
        }}
        pictures={pictures}
      >
        <div>
          <Group justify="space-between" mb="sm">
            <Text c="dimmed" size="sm">
              Drop a picture here, or take one from your computer: PNG, JPEG, WebP, AVIF, SVG or GIF.
            </Text>
            <FileButton accept={accepted} onChange={(file) => take(file ? [file] : [])}>
              {(props) => (
                <Button {...props} size="sm" variant="default">
                  Add a picture
                </Button>
              )}
            </FileButton>
          </Group>
          {all ? (
            <PictureGrid
              all={all}
              chosen={chosen.picture?.src}
              current={current}
              onChoose={(picture) => setChosen({ picture })}
              thumbnail={(src) => pictures.thumbnail(src, 'small')}
            />
          ) : (
            <Skeleton height={320} />
          )}
        </div>
      </PictureForm>
    </div>
  )
}
