import { TextLink } from '../parts/action.tsx'
import { useSection } from '../parts/context.ts'
import { SectionIntro } from '../parts/heading.tsx'
import { Island } from '../parts/island.tsx'
import layout from '../parts/layout.module.css'
import { Picture } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import FormIsland, { type Field } from './form.island.tsx'
import styles from './form.module.css'

export function Form({ section }: { section: SectionOf<'form'> }) {
  const { id, leads, words } = useSection()
  const { name, heading, fields, labels, sends = true, success, failure, back, image } = section
  const thanks = success ?? words.form.success
  const texts: string[] = []
  /** The place of a text with markup among what only the server draws. */
  const place = (text: string | undefined) => (text === undefined ? undefined : texts.push(text) - 1)
  return (
    <div className={`${layout.split} ${styles.form}`}>
      <div>
        {back && <TextLink back className={styles.back} link={back} />}
        <SectionIntro section={section} />
        <Island
          component={FormIsland}
          props={{
            id,
            name,
            label: heading,
            address: sends ? `${leads}/leads/${name}` : undefined,
            words: {
              ...words.form,
              submit: labels?.submit ?? words.form.submit,
              success: thanks,
              failure: failure ?? words.form.failure,
            },
            fields: fields.map(
              ({ help, ...field }): Field =>
                field.kind === 'consent'
                  ? { ...field, help: place(help), text: place(field.text) }
                  : { ...field, help: place(help) },
            ),
          }}
          statics={texts.map((text) => <Inline as="span" key={text} text={text} />)}
        />
        {sends && (
          <p className={styles.thanks} id={`${id}-thank-you`}>
            {`${thanks} `}
            <span data-reference={words.form.reference} />
          </p>
        )}
      </div>
      <Picture className={styles.image} image={image} sizes={`(min-width: 62em) ${pictureWidths.form}rem, 100vw`} />
    </div>
  )
}
