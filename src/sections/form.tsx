import type { ReactNode } from 'react'
import { partId } from '../agreed/part-id.ts'
import { Actions, TextLink } from '../parts/action.tsx'
import { useSection } from '../parts/context.ts'
import type { Field } from '../parts/field.tsx'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Island } from '../parts/island.tsx'
import layout from '../parts/layout.module.css'
import { Picture, windowHeight } from '../parts/picture.tsx'
import { Inline, Prose } from '../parts/text.tsx'
import { pictureWidths } from '../picture-width.ts'
import type { SectionOf } from './definition.ts'
import { FormMarkup } from './form.markup.tsx'
import styles from './form.module.css'

type Section = SectionOf<'form'>

export function Form({ section }: { section: Section }) {
  const { id, leads, words } = useSection()
  const {
    name,
    heading,
    fields,
    note,
    labels,
    sends = true,
    success = words.form.success,
    unreachable,
    afterwards,
    failure,
    back,
    image,
  } = section
  const statics: ReactNode[] = []
  /** The place of something among what only the server draws. */
  const place = (node: ReactNode) => statics.push(node) - 1
  const placeText = (text: string | undefined) =>
    text === undefined ? undefined : place(<Inline as="span" text={text} />)
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
                  ? { ...field, help: placeText(help), text: placeText(field.text) }
                  : { ...field, help: placeText(help) },
            ),
            note: placeText(note),
            unreachable: placeText(unreachable),
            afterwards: afterwards && {
              heading: place(<AfterwardsHeading section={section} />),
              body: afterwards.body === undefined ? undefined : place(<Prose text={afterwards.body} />),
              actions: afterwards.actions && place(<Actions actions={afterwards.actions} />),
            },
          }}
          statics={statics}
        />
        {sends && (
          <Thanks id={partId(id, 'thank-you')} section={section}>
            {`${success} `}
          </Thanks>
        )}
        {sends && unreachable !== undefined && (
          <Thanks id={partId(id, 'unreachable')} section={section} unreachable>
            <Inline as="span" text={unreachable} />
          </Thanks>
        )}
      </div>
      <Picture
        className={styles.image}
        highest={windowHeight}
        image={image}
        sizes={`(min-width: 62em) ${pictureWidths.form}rem, 100vw`}
      />
    </div>
  )
}

function AfterwardsHeading({ section }: { section: Section }) {
  return <Heading level={useItemLevel(section)}>{section.afterwards?.heading}</Heading>
}

interface ThanksProps {
  id: string
  section: Section
  /** Nobody can be answered who reads this. */
  unreachable?: boolean
  children: ReactNode
}

/** What a visitor without script reads when the answers have arrived. */
function Thanks({ id, section, unreachable = false, children }: ThanksProps) {
  const { words } = useSection()
  const { afterwards } = section
  const message = (attributes: { className?: string | undefined; id?: string }) => (
    <p {...attributes}>
      {children}
      <span data-reference={words.form.reference} />
    </p>
  )
  if (!afterwards) return message({ className: styles.thanks, id })
  return (
    <div className={`${styles.thanks} ${styles.panel}`} id={id}>
      <AfterwardsHeading section={section} />
      {message({})}
      {!unreachable && <Prose text={afterwards.body} />}
      <Actions actions={afterwards.actions} />
    </div>
  )
}
