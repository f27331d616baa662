import { Button, FileButton, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useForm } from '../context.ts'
import type { Fields } from '../edits.ts'
import { accepted, notTaken } from './accepted.ts'
import { usePictures } from './context.ts'
import type { Pictured } from './entry-of.ts'
import { PictureSeries } from './picture-series.tsx'
import styles from './pictures.module.css'

interface Props {
  pictured: Pictured
  label: string
  /** How many more entries there may be. */
  room: number
  onEntry(entry: Fields): void
  /** The list, with the button that takes pictures put into it. */
  children(button: ReactNode): ReactNode
}

/** A list into which pictures are dropped, or brought by a button: each becomes an entry. */
export function AddPictures({ pictured, label, room, onEntry, children }: Props) {
  const { disabled, say } = useForm()
  const site = usePictures()
  const [files, setFiles] = useState<readonly File[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const [over, setOver] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!site) return children(null)
  const isClosed = disabled || room === 0
  function take(given: readonly File[]): void {
    if (isClosed) return
    const fitting = given.filter((file) => notTaken(file) === undefined)
    const left = fitting.length - room
    setRefused([
      ...given.flatMap((file) => notTaken(file) ?? []),
      ...(left > 0 ? [`${left === 1 ? '1 picture is' : `${left} pictures are`} left out: no more fit.`] : []),
    ])
    setFiles(fitting.slice(0, room))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same without dragging.
    <div
      className={styles.list}
      data-over={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDragOver={(event) => {
        if (isClosed || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      }}
    >
      {children(
        <FileButton accept={accepted} multiple onChange={take}>
          {(props) => (
            <Button {...props} disabled={isClosed} ref={button} size="xs" variant="default">
              Add pictures
            </Button>
          )}
        </FileButton>,
      )}
      {refused.map((words) => (
        <Text c="var(--error)" key={words} mt="xs" role="alert" size="sm">
          {words}
        </Text>
      ))}
      {files.length > 0 && (
        <PictureSeries
          files={files}
          onEnd={(count) => {
            setFiles([])
            say(`${count === 1 ? '1 picture was' : `${count} pictures were`} added to “${label}”.`)
            button.current?.focus()
          }}
          onEntry={onEntry}
          pictured={pictured}
        />
      )}
    </div>
  )
}
