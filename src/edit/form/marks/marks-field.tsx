import { Anchor, Input, Text } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useForm } from '../context.ts'
import type { ControlProps } from '../control.tsx'
import { described } from '../edits.ts'
import { toControl, useFocusAfter } from '../use-focus-after.ts'
import { isBody, type TextKind } from './kinds.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './marks.module.css'
import { MarksTools } from './marks-tools.tsx'
import { useSurface } from './use-surface.ts'

interface Props extends Pick<ControlProps, 'field' | 'label'> {
  kind: TextKind
  text: string
  write(source: string): void
  onSource(): void
}

/** A text as visitors read it: emphasis, links and what stands for variables. */
export function MarksField({ field, label, kind, text, write, onSource }: Props) {
  const { disabled, variables, toVariable } = useForm()
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  useFocusAfter(whole, toControl)
  const box = useRef<HTMLDivElement>(null)
  const [asks, setAsks] = useState(false)
  const surface = useSurface(box, {
    kind,
    text,
    attributes: {
      role: 'textbox',
      dir: 'auto',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-help`,
      'aria-multiline': String(isBody(kind)),
    },
    write,
    askLink: () => setAsks(true),
    onSource,
  })
  const help = described(field.schema.description)
  const variable = surface.current?.variable
  return (
    <Input.Wrapper
      className={styles.field}
      description={help.text}
      descriptionProps={{ id: `${id}-help` }}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => surface.current?.focus() }}
      ref={whole}
      required={field.required}
    >
      <div className={styles.whole}>
        <div
          className={styles.box}
          data-body={isBody(kind) || undefined}
          data-disabled={disabled || undefined}
          ref={box}
        />
        {variable !== undefined && Object.hasOwn(variables, variable) && (
          <Text className={styles.variable} component="div" role="note" size="xs">
            {`One value for all places, called {${variable}}. `}
            <Anchor component="button" fz="inherit" onClick={() => toVariable(variable)} type="button">
              Change it everywhere
            </Anchor>
          </Text>
        )}
      </div>
      <MarksTools kind={kind} label={label} onLink={() => setAsks(true)} onSource={onSource} surface={surface} />
      {asks && (
        <LinkDialog
          href={surface.current?.href ?? ''}
          onClose={() => {
            setAsks(false)
            surface.current?.focus()
          }}
          onLink={(href) => surface.current?.link(href)}
        />
      )}
    </Input.Wrapper>
  )
}
