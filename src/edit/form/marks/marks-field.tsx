import { ActionIcon, Input, Menu, Text } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from '../context.ts'
import type { ControlProps } from '../control.tsx'
import { described } from '../edits.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './marks.module.css'
import type { LineKind } from './schema.ts'
import { Surface } from './surface.ts'

interface Props extends Pick<ControlProps, 'field' | 'label'> {
  kind: LineKind
  text: string
  write(source: string): void
  onSource(): void
}

/** A text as visitors read it: emphasis, links and what stands for variables. */
export function MarksField({ field, label, kind, text, write, onSource }: Props) {
  const { disabled, variables, undo, redo } = useForm()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const surface = useRef<Surface>(undefined)
  const [asks, setAsks] = useState(false)
  const [, moved] = useState(0)
  const help = described(field.schema.description)
  const now = useRef({ write, text, onSource, undo, redo })
  now.current = { write, text, onSource, undo, redo }

  useEffect(() => {
    if (!box.current) return
    const made = new Surface(box.current, now.current.text, {
      kind,
      variables,
      attributes: {
        role: 'textbox',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help`,
        'aria-multiline': 'false',
        ...(disabled && { 'aria-disabled': 'true', contenteditable: 'false' }),
      },
      write: (source) => now.current.write(source),
      askLink: () => setAsks(true),
      undo: () => now.current.undo(),
      redo: () => now.current.redo(),
      onMove: () => moved((count) => count + 1),
    })
    surface.current = made
    return () => {
      surface.current = undefined
      made.destroy()
    }
  }, [kind, variables, disabled, id])
  useEffect(() => {
    // What another program or an undone step has brought may be more than can be shown.
    if (surface.current?.update(text) === false) now.current.onSource()
  }, [text])

  const tools = [
    { name: 'strong', sign: <b>B</b>, title: 'Bold (Ctrl+B)', act: () => surface.current?.toggle('strong') },
    { name: 'em', sign: <i>I</i>, title: 'Italic (Ctrl+I)', act: () => surface.current?.toggle('em') },
    { name: 'link', sign: '↗', title: 'Link (Ctrl+K)', act: () => setAsks(true) },
  ]
  return (
    <Input.Wrapper
      className={styles.field}
      description={help.text}
      descriptionProps={{ id: `${id}-help` }}
      inputWrapperOrder={['label', 'input', 'description']}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => surface.current?.focus() }}
      required={field.required}
    >
      <div className={styles.box} data-disabled={disabled || undefined} ref={box} />
      <div aria-label={`Marks of “${label}”`} className={styles.tools} role="toolbar">
        {kind === 'inline' &&
          tools.map(({ name, sign, title, act }) => (
            <ActionIcon
              aria-label={title}
              aria-pressed={surface.current?.has(name) ?? false}
              color="gray"
              disabled={disabled}
              key={name}
              onClick={act}
              // The text keeps the focus, and what is selected in it.
              onMouseDown={(event) => event.preventDefault()}
              size={24}
              title={title}
              variant="subtle"
            >
              {sign}
            </ActionIcon>
          ))}
        {Object.keys(variables).length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon
                aria-label="Insert a variable"
                color="gray"
                disabled={disabled}
                size={24}
                title="Insert a variable"
                variant="subtle"
              >
                {'{}'}
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {Object.entries(variables).map(([name, value]) => (
                <Menu.Item key={name} onClick={() => surface.current?.insertVariable(name)}>
                  {value}{' '}
                  <Text c="dimmed" component="span" size="xs">
                    {`{${name}}`}
                  </Text>
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        <ActionIcon
          aria-label={`Show “${label}” as it is written`}
          color="gray"
          onClick={onSource}
          size={24}
          title="As it is written"
          variant="subtle"
        >
          {'</>'}
        </ActionIcon>
      </div>
      {asks && (
        <LinkDialog
          href={surface.current?.href ?? ''}
          onClose={() => setAsks(false)}
          onLink={(href) => surface.current?.link(href)}
        />
      )}
    </Input.Wrapper>
  )
}
