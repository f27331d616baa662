import { Button, Text } from '@mantine/core'
import { type MouseEvent, useRef } from 'react'
import styles from './pictures.module.css'

/** A place on a picture, in percent from its left and upper edge. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** What stays in sight where nothing was said. */
export const middle: Spot = { x: 50, y: 50 }

/** Where a picture is cropped, and what its crops are called. */
const crops = [
  { name: 'Wide', ratio: '16 / 6' },
  { name: 'Square', ratio: '1 / 1' },
  { name: 'Tall', ratio: '3 / 4' },
]

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Props {
  src: string
  spot: Spot
  disabled: boolean
  onMove(spot: Spot): void
  /** Takes back that it was moved at all. */
  onMiddle?: (() => void) | undefined
}

/** What of a picture stays in sight where it is cropped: by a click on it, or with the arrow keys; the crops follow. */
export function FocalPoint({ src, spot, disabled, onMove, onMiddle }: Props) {
  const ring = useRef<HTMLButtonElement>(null)
  const move = (x: number, y: number) => onMove({ x: within(x), y: within(y) })
  // No earlier than a click: who begins to scroll with a finger on the picture points at nothing.
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // The ring that is pressed by a key.
    if (disabled || detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
    ring.current?.focus({ preventScroll: true })
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the ring that is operated. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the ring has the keys. */}
      <div className={styles.stage} data-moved-in onClick={point}>
        <img alt="" draggable={false} src={src} />
        <button
          aria-label="Focal point"
          aria-orientation="horizontal"
          aria-valuemax={100}
          aria-valuemin={0}
          aria-valuenow={spot.x}
          aria-valuetext={`${spot.x} percent from the left, ${spot.y} percent from the top`}
          className={styles.spot}
          disabled={disabled}
          onKeyDown={(event) => {
            const way = ways[event.key]
            if (!way) return
            event.preventDefault()
            const far = event.shiftKey ? 10 : 1
            move(spot.x + way[0] * far, spot.y + way[1] * far)
          }}
          ref={ring}
          role="slider"
          style={{ insetInlineStart: `${spot.x}%`, insetBlockStart: `${spot.y}%` }}
          type="button"
        />
      </div>
      <Text c="dimmed" mt={4} size="xs">
        Click on what has to stay in sight where the picture is cropped, or move the ring with the arrow keys.
      </Text>
      <div className={styles.crops}>
        {crops.map(({ name, ratio }) => (
          <figure key={name}>
            <img
              alt=""
              src={src}
              style={{ aspectRatio: ratio, objectFit: 'cover', objectPosition: `${spot.x}% ${spot.y}%` }}
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      {onMiddle && (
        <Button
          disabled={disabled}
          mt="xs"
          onClick={() => {
            onMiddle()
            ring.current?.focus()
          }}
          size="compact-xs"
          variant="subtle"
        >
          Back to the middle
        </Button>
      )}
    </div>
  )
}

function within(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)))
}
