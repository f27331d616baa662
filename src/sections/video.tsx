import { useSection } from '../parts/context.ts'
import { FilmHost } from '../parts/film-host.tsx'
import { SectionIntro } from '../parts/heading.tsx'
import { addBase } from '../parts/markup.ts'
import { Picture } from '../parts/picture.tsx'
import { Questions } from '../parts/questions.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import styles from './video.module.css'

export function Video({ section }: { section: SectionOf<'video'> }) {
  const { image, href, player, captions, transcript, label } = section
  const { base, words } = useSection()
  return (
    <>
      <SectionIntro section={section} />
      <div className={styles.stage}>
        {/* The script plays the film in its place. Until then, and without script, it leads to the film. */}
        <a
          className={styles.play}
          data-captions={captions && addBase(captions, base)}
          data-play={player ?? ''}
          href={addBase(href, base)}
        >
          <Picture
            className={styles.image}
            image={image}
            sizes={`(min-width: 75em) ${pictureWidths.video}rem, 100vw`}
          />
          <span className={styles.button}>
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <path d="M7 4v16l13-8z" fill="currentColor" />
            </svg>
            {label ?? words.video.play}
          </span>
        </a>
      </div>
      <FilmHost className={styles.host} player={player} />
      {transcript !== undefined && (
        <div className={styles.transcript}>
          <Questions items={[{ heading: words.video.transcript, body: transcript }]} />
        </div>
      )}
    </>
  )
}
