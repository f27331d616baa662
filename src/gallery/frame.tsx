import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import styles from './frame.module.css'

interface Props {
  address: string
  title: string
  /** The width of the window that it stands for, in pixels. */
  width: number
}

/** A page in a window of its own, as high as what it shows; a window wider than the room for it is drawn smaller. */
export function Frame({ address, title, width }: Props) {
  const room = useElementSize()
  const [height, setHeight] = useState(480)
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1

  function follow(frame: HTMLIFrameElement) {
    const { contentDocument, contentWindow } = frame
    const main = contentDocument?.querySelector('main')
    if (!main || !contentWindow) return
    // The main element, not the page: that is never lower than its window.
    const measure = () => setHeight(Math.ceil(main.getBoundingClientRect().height))
    new ResizeObserver(measure).observe(main)
    measure()
  }

  return (
    <div className={styles.backdrop}>
      <div className={styles.room} ref={room.ref} style={{ height: height * scale }}>
        <iframe
          className={styles.frame}
          key={address}
          loading="lazy"
          onLoad={(event) => follow(event.currentTarget)}
          src={address}
          style={{ width, height, transform: `translateX(-50%) scale(${scale})` }}
          title={title}
        />
      </div>
      <p className={styles.size}>
        {width} px{scale < 1 && `, drawn at ${Math.round(scale * 100)}%`}
      </p>
    </div>
  )
}
