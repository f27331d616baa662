import { Modal, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { Fields } from '../edits.ts'
import { usePictures } from './context.ts'
import type { Pictured } from './entry-of.ts'
import { folderOf } from './names.ts'
import { PictureForm } from './picture-form.tsx'

interface Props {
  files: readonly File[]
  pictured: Pictured
  /** Takes what a picture became. */
  onEntry(entry: Fields): void
  /** All were asked about, or the author has had enough: so many became entries. */
  onEnd(count: number): void
}

/** Brings several pictures to the site, one after the other: each is named, described, and told what stays in sight. */
export function PictureSeries({ files, pictured, onEntry, onEnd }: Props) {
  const site = usePictures()
  const isNarrow = useMediaQuery('(width < 48rem)')
  const [index, setIndex] = useState(0)
  const [folder, setFolder] = useState('/images')
  const [count, setCount] = useState(0)
  const file = files[index]
  if (!site || !file) return null
  const next = (done: number) => {
    setCount(done)
    if (index + 1 < files.length) setIndex(index + 1)
    else onEnd(done)
  }
  const title = files.length === 1 ? 'Add a picture' : `Picture ${index + 1} of ${files.length}`
  return (
    <Modal fullScreen={isNarrow ?? false} onClose={() => onEnd(count)} opened size="56rem" title={title}>
      {site.all ? (
        <PictureForm
          all={site.all}
          asksFocus={pictured.image.shapes[0]?.fields.some(({ name }) => name === 'focus') ?? false}
          back="Leave this one out"
          done={index + 1 < files.length ? 'Add it, and go on' : 'Add it'}
          file={file}
          folder={folder}
          image={pictured.image}
          key={index}
          onBack={() => next(count)}
          onDone={(picture, words, own) => {
            setFolder(folderOf(picture.src))
            onEntry(pictured.entryOf({ src: picture.src, ...words }, own))
            next(count + 1)
          }}
          own={pictured.words}
          pictures={site.pictures}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </Modal>
  )
}
