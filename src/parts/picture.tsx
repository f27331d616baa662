import type { CSSProperties } from 'react'
import type { Image } from '../generated/types.ts'
import { useRendering } from './context.ts'
import styles from './picture.module.css'

interface Props {
  image: Image | undefined
  /** How wide it is drawn, as in the sizes attribute. */
  sizes: string
  className?: string | undefined
  /** Loads at once: by default the images of a page's first section do. */
  eager?: boolean
  /** It is never cropped, so that there is nothing to keep in sight. */
  whole?: boolean
  /** How high it is at most where it is whole and taller than two by three. */
  highest?: string | undefined
}

/** As high as the window: what stands beside it is seen with it. */
export const windowHeight = 'max(30rem, 90vh)'

/** Makes a picture that is taller than two by three as narrow as it is at some height. */
export function useNarrowed(image: Image | undefined, highest: string | undefined): CSSProperties | undefined {
  const { images } = useRendering().context
  const { width = 1, height = 1 } = (image && images[image.src]) ?? {}
  if (highest === undefined || height <= 1.5 * width) return undefined
  return { maxWidth: `calc(${highest} * ${(width / height).toFixed(3)})`, marginInline: 'auto' }
}

/** An image in the formats and sizes that the build made of it. */
export function Picture({ image, sizes, className = styles.picture, eager, whole = false, highest }: Props) {
  const { context, eager: pictures } = useRendering()
  const narrowed = useNarrowed(image, highest)
  if (!image) return null
  const file = context.images[image.src]
  if (!file) throw new Error(`The image ${image.src} was not prepared.`)
  const { src, width, height, sources } = file
  const { alt = '', focus } = image
  const loadsAtOnce = eager ?? context.first
  if (loadsAtOnce) pictures.push({ src, sources, sizes })
  const loading = loadsAtOnce ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    // Also around a lone image: without it React would write a preload of its own before the section.
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} sizes={sizes} srcSet={srcset} type={type} />
      ))}
      <img
        alt={alt}
        className={className}
        height={height}
        src={src}
        style={focus && !whole ? { ...narrowed, objectPosition: `${focus.x}% ${focus.y}%` } : narrowed}
        width={width}
        {...loading}
      />
    </picture>
  )
}
