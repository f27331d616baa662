import { Menu, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { PageState } from '../../agreed.ts'
import { ActsMenu } from '../../form/acts-menu.tsx'
import { Count, type Wrong } from '../count.tsx'
import { focusSoon, menuBeside } from '../focus-soon.ts'
import outline from '../outline-line.module.css'
import { AddPage } from './add-page.tsx'
import styles from './page-row.module.css'
import { RemovePage } from './remove-page.tsx'

interface Props {
  page: PageState
  isSelected: boolean
  wrong: Wrong
  onSelect(): void
  /** To the first section. */
  onDown(): void
}

/** The page itself, above its sections: its settings, and what is done with a whole page. */
export function PageRow({ page, isSelected, wrong, onSelect, onDown }: Props) {
  const [asked, setAsked] = useState<'add' | 'remove'>()
  const close = (path = page.path) => {
    setAsked(undefined)
    focusSoon(menuBeside(`[data-page="${CSS.escape(path)}"]`))
  }
  return (
    <div className={`${outline.line} ${styles.row}`}>
      <UnstyledButton
        aria-current={isSelected}
        className={`${outline.name} ${styles.name}`}
        data-page={page.path}
        data-row={-1}
        onClick={onSelect}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') onDown()
        }}
      >
        Page
      </UnstyledButton>
      <Count wrong={wrong} />
      <ActsMenu label="What to do with the page">
        <Menu.Item onClick={() => setAsked('add')}>Add a page like this …</Menu.Item>
        <Menu.Item onClick={onSelect}>Title, path and dates</Menu.Item>
        {page.path !== '/' && (
          <Menu.Item c="var(--error)" onClick={() => setAsked('remove')}>
            Remove …
          </Menu.Item>
        )}
      </ActsMenu>
      {asked === 'add' && <AddPage like={page.path} onClose={close} />}
      {asked === 'remove' && <RemovePage onClose={close} path={page.path} />}
    </div>
  )
}
