import { useEffect, useRef, useState } from 'react'
import { drawInTurn } from './draw-in-turn.ts'
import styles from './still.module.css'

interface Props {
  address: string
  title: string
}

/** A page as a small picture, for the eye only. */
export function Still(props: Props) {
  // A frame that goes to another address would be a step of the browser's Back.
  return <Picture key={props.address} {...props} />
}

function Picture({ address, title }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const [isDue, setIsDue] = useState(false)
  const end = useRef(() => {})
  useEffect(() => {
    if (!place.current) return
    end.current = drawInTurn(place.current, () => setIsDue(true))
    return end.current
  }, [])
  return (
    <span className={styles.picture} ref={place}>
      {isDue && (
        <iframe aria-hidden="true" inert onLoad={() => end.current()} src={address} tabIndex={-1} title={title} />
      )}
    </span>
  )
}
