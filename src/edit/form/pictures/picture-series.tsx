import { Modal, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { Fields } from '../edits.ts'
import { type Choice, usePictures } from './context.ts'
import { DescribePicture } from './describe-picture.tsx'
import type { Pictured } from './entry-of.ts'
import { NewPicture } from './new-picture.tsx'

interface Props {
  files: readonly File[]
  pictured: Pictured
  /** Takes what a picture became. */
  onEntry(entry: Fields, picture: Choice): void
  /** All were asked about, or the author has had enough: so many became entries. */
  onEnd(count: number): void
}

/** Brings several pictures to the site, one after the other: each is named, described, and told what stays in sight. */
export function PictureSeries({ files, pictured, onEntry, onEnd }: Props) {
  const site = usePictures()
  const isNarrow = useMediaQuery('(width < 48rem)')
  const [index, setIndex] = useState(0)
  const [picture, setPicture] = useState<Choice>()
  const [folder, setFolder] = useState('/images')
  const [count, setCount] = useState(0)
  const file = files[index]
  if (!site || !file) return null
  const next = (done: number) => {
    setPicture(undefined)
    setCount(done)
    if (index + 1 < files.length) setIndex(index + 1)
    else onEnd(done)
  }
  const title = files.length === 1 ? 'Add a picture' : `Picture ${index + 1} of ${files.length}`
  return (
    <Modal fullScreen={isNarrow ?? false} onClose={() => onEnd(count)} opened size="56rem" title={title}>
      {!site.all && <Skeleton height={320} />}
      {site.all && !picture && (
        <NewPicture
          add={site.pictures.add}
          all={site.all}
          back="Leave this one out"
          file={file}
          folder={folder}
          key={index}
          onAdded={(added) => {
            setFolder(added.src.slice(0, added.src.lastIndexOf('/')))
            setPicture(added)
          }}
          onBack={() => next(count)}
        />
      )}
      {picture && (
        <DescribePicture
          back="Leave this one out"
          done={index + 1 < files.length ? 'Add it, and go on' : 'Add it'}
          image={pictured.image}
          isNew
          key={index}
          onBack={() => next(count)}
          onDone={(words, own) => {
            onEntry(pictured.entryOf({ src: picture.src, ...words }, own), picture)
            next(count + 1)
          }}
          own={pictured.words}
          picture={picture}
          thumbnail={site.pictures.thumbnail(picture.src, 'large')}
        />
      )}
    </Modal>
  )
}
