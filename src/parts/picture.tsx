import type { Image } from '../generated/types.ts'
import { useSection } from './context.ts'
import styles from './picture.module.css'

interface Props {
  image: Image | undefined
  /** How wide it is drawn, as in the sizes attribute. */
  sizes: string
  className?: string | undefined
  /** Loads at once: by default the images of a page's first section do. */
  eager?: boolean
}

/** An image in the formats and sizes that the build made of it. */
export function Picture({ image, sizes, className = styles.picture, eager }: Props) {
  const { images, first } = useSection()
  if (!image) return null
  const file = images[image.src]
  if (!file) throw new Error(`The image ${image.src} was not prepared.`)
  const loading =
    (eager ?? first) ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    // Also around a lone image: without it React would write a preload of its own before the section.
    <picture>
      {file.sources.map((source) => (
        <source key={source.type} sizes={sizes} srcSet={source.srcset} type={source.type} />
      ))}
      <img
        alt={image.alt ?? ''}
        className={className}
        height={file.height}
        src={file.src}
        width={file.width}
        {...loading}
      />
    </picture>
  )
}
