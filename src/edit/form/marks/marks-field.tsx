import { ActionIcon, Anchor, Input, Menu, Text } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from '../context.ts'
import type { ControlProps } from '../control.tsx'
import { described } from '../edits.ts'
import { toControl, useFocusAfter } from '../use-focus-after.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './marks.module.css'
import type { TextKind } from './schema.ts'
import { Surface } from './surface.ts'

interface Props extends Pick<ControlProps, 'field' | 'label'> {
  kind: TextKind
  text: string
  write(source: string): void
  onSource(): void
}

/** A text as visitors read it: emphasis, links and what stands for variables. */
export function MarksField({ field, label, kind, text, write, onSource }: Props) {
  const { disabled, variables, undo, redo, toVariable } = useForm()
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  useFocusAfter(whole, toControl)
  const box = useRef<HTMLDivElement>(null)
  const surface = useRef<Surface>(undefined)
  const [asks, setAsks] = useState(false)
  const [, moved] = useState(0)
  const help = described(field.schema.description)
  const now = useRef({ write, text, onSource, undo, redo })
  now.current = { write, text, onSource, undo, redo }

  const variable = surface.current?.variable
  const isBody = kind === 'prose' || kind === 'article'
  useEffect(() => {
    if (!box.current) return
    const made = new Surface(box.current, now.current.text, {
      kind,
      variables,
      disabled,
      attributes: {
        role: 'textbox',
        dir: 'auto',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help`,
        'aria-multiline': String(isBody),
        ...(disabled && { 'aria-disabled': 'true' }),
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
  }, [kind, isBody, variables, disabled, id])
  useEffect(() => {
    // What another program or an undone step has brought may be more than can be shown.
    if (surface.current?.update(text) === false) now.current.onSource()
  }, [text])

  const tools = [
    { name: 'strong', sign: <b>B</b>, title: 'Bold (Ctrl+B)', act: () => surface.current?.toggle('strong') },
    { name: 'em', sign: <i>I</i>, title: 'Italic (Ctrl+I)', act: () => surface.current?.toggle('em') },
    { name: 'link', sign: '↗', title: 'Link (Ctrl+K)', act: () => setAsks(true) },
  ]
  const blocks = [
    { name: 'bullet_list', sign: '•', title: 'List' },
    { name: 'ordered_list', sign: '1.', title: 'Numbered list' },
    ...(kind === 'article' ? [{ name: 'heading', sign: 'H', title: 'Heading' } as const] : []),
  ] as const
  const shown = [
    ...(kind === 'plain' ? [] : tools.map((tool) => ({ ...tool, on: surface.current?.has(tool.name) }))),
    ...(isBody
      ? blocks.map((block) => ({
          ...block,
          on: surface.current?.isIn(block.name),
          act: () => surface.current?.block(block.name),
        }))
      : []),
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
      ref={whole}
      required={field.required}
    >
      <div className={styles.whole}>
        <div className={styles.box} data-body={isBody || undefined} data-disabled={disabled || undefined} ref={box} />
        {variable !== undefined && Object.hasOwn(variables, variable) && (
          <Text className={styles.variable} component="div" role="note" size="xs">
            {`One value for all places, called {${variable}}. `}
            <Anchor component="button" fz="inherit" onClick={() => toVariable(variable)} type="button">
              Change it everywhere
            </Anchor>
          </Text>
        )}
      </div>
      <div aria-label={`Marks of “${label}”`} className={styles.tools} role="toolbar">
        {shown.map(({ name, sign, title, act, on = false }) => (
          <ActionIcon
            aria-label={title}
            aria-pressed={on}
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
