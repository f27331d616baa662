import { Menu } from '@mantine/core'
import { type ReactNode, type Ref, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './acts-menu.module.css'

interface Props {
  label: string
  disabled?: boolean
  children: ReactNode
}

/**
 * What can be done with one of many things. The menu is there once somebody comes near its button: a hundred menus that
 * nobody opens would take longer than all else of a form.
 */
export function ActsMenu({ label, disabled = false, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isNear, setNear] = useState(false)
  const [opened, setOpened] = useState(false)
  const near = () => setNear(true)
  return (
    <>
      <button
        aria-controls={opened ? `${id}-dropdown` : undefined}
        aria-expanded={opened}
        aria-haspopup="menu"
        aria-label={label}
        className={styles.button}
        disabled={disabled}
        id={id}
        onClick={() => {
          near()
          setOpened(!opened)
        }}
        onFocus={near}
        onKeyDown={(event) => {
          // The focus is in the menu a moment after it is open.
          if (!opened || !['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Escape') setOpened(false)
          else entryAt(`${id}-dropdown`, event.key === 'ArrowDown' ? 0 : -1)?.focus()
        }}
        onPointerEnter={near}
        ref={button}
        type="button"
      >
        <svg aria-hidden="true" fill="currentColor" height="20" viewBox="0 0 24 24" width="20">
          <path d="M5 10.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3m7 0a1.5 1.5 0 100 3 1.5 1.5 0 000-3m7 0a1.5 1.5 0 100 3 1.5 1.5 0 000-3" />
        </svg>
      </button>
      {isNear && (
        <Menu id={id} onChange={setOpened} opened={opened} position="bottom-end">
          <Menu.Target>
            <StandIn element={button} />
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}

function entryAt(menu: string, index: number): HTMLElement | undefined {
  const entries = document.getElementById(menu)?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []
  return [...entries].at(index)
}

/** Gives a menu a button that was there before it: another one would lose the focus. */
function StandIn({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element.current)
  }, [element, ref])
  return null
}
