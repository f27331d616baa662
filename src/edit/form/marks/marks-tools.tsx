import { ActionIcon } from '@mantine/core'
import type { RefObject } from 'react'
import { useForm } from '../context.ts'
import { InsertVariable } from './insert-variable.tsx'
import { isBody, type TextKind } from './kinds.ts'
import styles from './marks.module.css'
import type { Surface } from './surface.ts'

interface Props {
  label: string
  kind: TextKind
  surface: RefObject<Surface | undefined>
  onLink(): void
  onSource(): void
}

/** What is done to a text beside typing: emphasis, links, blocks and variables, and the same as it is written. */
export function MarksTools({ label, kind, surface, onLink, onSource }: Props) {
  const { disabled } = useForm()
  const tools = [
    { name: 'strong', sign: <b>B</b>, title: 'Bold (Ctrl+B)', act: () => surface.current?.toggle('strong') },
    { name: 'em', sign: <i>I</i>, title: 'Italic (Ctrl+I)', act: () => surface.current?.toggle('em') },
    { name: 'link', sign: '↗', title: 'Link (Ctrl+K)', act: onLink },
  ]
  const blocks = [
    { name: 'bullet_list', sign: '•', title: 'List' },
    { name: 'ordered_list', sign: '1.', title: 'Numbered list' },
    ...(kind === 'article' ? [{ name: 'heading', sign: 'H', title: 'Heading' } as const] : []),
  ] as const
  const shown = [
    ...(kind === 'plain' ? [] : tools.map((tool) => ({ ...tool, on: surface.current?.has(tool.name) }))),
    ...(isBody(kind)
      ? blocks.map((block) => ({
          ...block,
          on: surface.current?.isIn(block.name),
          act: () => surface.current?.block(block.name),
        }))
      : []),
  ]
  return (
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
      <InsertVariable onInsert={(name) => surface.current?.insertVariable(name)} />
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
  )
}
