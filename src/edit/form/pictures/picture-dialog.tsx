import { Button, FileButton, Group, Modal, Skeleton, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Value } from '../../../schema/fields.ts'
import { accepted, tooLarge } from './accepted.ts'
import { type Choice, usePictures } from './context.ts'
import { DescribePicture, type Words } from './describe-picture.tsx'
import { folderBeside } from './names.ts'
import { NewPicture } from './new-picture.tsx'
import { PictureGrid } from './picture-grid.tsx'
import styles from './pictures.module.css'

interface Props {
  opened: boolean
  /** The picture that is there now. */
  chosen: string
  /** What the schema says of it. */
  image: Value
  onClose(): void
  onDone(picture: Choice, words: Words): void
}

type Step = { at: 'all' } | { at: 'new'; file: File } | { at: 'words'; picture: Choice }

/** Chooses a picture of the site or brings one to it, and asks what it shows. */
export function PictureDialog({ opened, chosen, image, onClose, onDone }: Props) {
  const site = usePictures()
  const isNarrow = useMediaQuery('(width < 48rem)')
  const [step, setStep] = useState<Step>({ at: 'all' })
  const [refused, setRefused] = useState<string>()
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!opened) return
    setStep({ at: 'all' })
    setRefused(undefined)
    // What others have put there meanwhile is shown too.
    void site?.pictures.renew()
  }, [opened, site?.pictures])
  if (!site) return null
  const { pictures, all } = site
  function take(files: readonly File[]): void {
    const [file] = files
    if (!file) return
    const why = tooLarge(file)
    setRefused(why ?? (files.length > 1 ? 'One picture at a time: this is the first of them.' : undefined))
    if (why === undefined) setStep({ at: 'new', file })
  }
  const titles = { all: 'Choose a picture', new: 'Add a picture', words: 'What does it show?' }
  return (
    <Modal fullScreen={isNarrow ?? false} onClose={onClose} opened={opened} size="56rem" title={titles[step.at]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same without dragging. */}
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
          <Text c={step.at === 'all' ? 'var(--error)' : 'dimmed'} mb="sm" role="alert" size="sm">
            {refused}
          </Text>
        )}
        {step.at === 'all' && (
          <>
            <Group justify="space-between" mb="sm">
              <Text c="dimmed" size="sm">
                Drop a picture here, or take one from your computer: PNG, JPEG, WebP, AVIF, SVG or GIF.
              </Text>
              <FileButton accept={accepted} onChange={(file) => take(file ? [file] : [])}>
                {(props) => (
                  <Button {...props} size="sm">
                    Add a picture
                  </Button>
                )}
              </FileButton>
            </Group>
            {all ? (
              <PictureGrid
                all={all}
                chosen={chosen}
                onChoose={(picture) => setStep({ at: 'words', picture })}
                thumbnail={(src) => pictures.thumbnail(src, 'small')}
              />
            ) : (
              <Skeleton height={320} />
            )}
          </>
        )}
        {step.at === 'new' && (
          <NewPicture
            add={pictures.add}
            back="Back to all pictures"
            all={all ?? []}
            file={step.file}
            folder={folderBeside(chosen)}
            onAdded={(picture) => setStep({ at: 'words', picture })}
            onBack={() => setStep({ at: 'all' })}
          />
        )}
        {step.at === 'words' && (
          <DescribePicture
            back="Another picture"
            done="Use this picture"
            image={image}
            onBack={() => setStep({ at: 'all' })}
            onDone={(words) => {
              onDone(step.picture, words)
              onClose()
            }}
            picture={step.picture}
            thumbnail={pictures.thumbnail(step.picture.src, 'large')}
          />
        )}
      </div>
    </Modal>
  )
}
