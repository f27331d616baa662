import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Choice } from './context.ts'
import { measures, nameIn, usedOn } from './names.ts'
import styles from './pictures.module.css'

/** The picture that was chosen, large enough to say what it shows. */
export function PictureView({ src, picture }: { src: string | undefined; picture: Choice | undefined }) {
  const isSeen = useSeen(src)
  return (
    <figure className={styles.figure}>
      {src === undefined ? (
        <div className={styles.none}>No picture is chosen yet.</div>
      ) : (
        <img alt="" className={styles.preview} src={src} />
      )}
      {picture && (
        <figcaption>
          {nameIn(picture.src)} · {measures(picture)} · {usedOn(picture)}
        </figcaption>
      )}
      {!isSeen && (
        <Text c="dimmed" role="status" size="sm">
          A smaller copy is being made …
        </Text>
      )}
    </figure>
  )
}

/** Whether a picture is there, or cannot be. */
function useSeen(src: string | undefined): boolean {
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    if (src === undefined) return
    const image = new Image()
    image.onload = () => setSeen(src)
    image.onerror = () => setSeen(src)
    image.src = src
  }, [src])
  return seen === src
}

/** The address under which a file from the author's computer is shown. */
export function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
