import type { ReactNode } from 'react'
import { TextLink } from '../parts/action.tsx'
import { useSection } from '../parts/context.ts'
import type { Field } from '../parts/field.tsx'
import { SectionIntro } from '../parts/heading.tsx'
import { Island } from '../parts/island.tsx'
import layout from '../parts/layout.module.css'
import { Picture } from '../parts/picture.tsx'
import { Inline } from '../parts/text.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import { FormMarkup } from './form.markup.tsx'
import styles from './form.module.css'

export function Form({ section }: { section: SectionOf<'form'> }) {
  const { id, leads, words } = useSection()
  const {
    name,
    heading,
    fields,
    labels,
    sends = true,
    success = words.form.success,
    unreachable,
    failure,
    back,
    image,
  } = section
  const texts: string[] = []
  /** The place of a text with markup among what only the server draws. */
  const place = (text: string | undefined) => (text === undefined ? undefined : texts.push(text) - 1)
  return (
    <div className={`${layout.split} ${styles.form}`}>
      <div>
        {back && <TextLink back className={styles.back} link={back} />}
        <SectionIntro section={section} />
        <Island
          component={FormMarkup}
          props={{
            id,
            name,
            label: heading,
            address: sends ? `${leads}/leads/${name}` : undefined,
            words: {
              ...words.form,
              submit: labels?.submit ?? words.form.submit,
              success,
              failure: failure ?? words.form.failure,
            },
            fields: fields.map(
              ({ help, ...field }): Field =>
                field.kind === 'consent'
                  ? { ...field, help: place(help), text: place(field.text) }
                  : { ...field, help: place(help) },
            ),
            unreachable: place(unreachable),
          }}
          statics={texts.map((text) => <Inline as="span" key={text} text={text} />)}
        />
        {sends && (
          <Thanks id={`${id}-thank-you`} reference={words.form.reference}>
            {`${success} `}
          </Thanks>
        )}
        {sends && unreachable !== undefined && (
          <Thanks id={`${id}-unreachable`} reference={words.form.reference}>
            <Inline as="span" text={unreachable} />
          </Thanks>
        )}
      </div>
      <Picture className={styles.image} image={image} sizes={`(min-width: 62em) ${pictureWidths.form}rem, 100vw`} />
    </div>
  )
}

/** What a visitor without script reads when the answers have arrived. */
function Thanks({ id, reference, children }: { id: string; reference: string; children: ReactNode }) {
  return (
    <p className={styles.thanks} id={id}>
      {children}
      <span data-reference={reference} />
    </p>
  )
}
