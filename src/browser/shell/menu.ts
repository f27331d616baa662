/** Above this width the groups open panels; below it the whole menu is a popover. The same as in menu.module.css. */
const wide = '(min-width: 62em)'

/** Closes the menu as visitors expect it to close. It opens, and switches between groups, without script. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu')
  if (!menu) return
  // Browsers from before 2024 have no popovers: an attribute says what the state of one would.
  const isOld = !menu.togglePopover
  if (isOld) menu.togglePopover = (isOpen?: boolean) => menu.toggleAttribute('data-open', isOpen)
  const screen = matchMedia(wide)
  const opened = () => menu.querySelector<HTMLDetailsElement>('details[open]')
  const panel = () => (screen.matches ? opened() : null)

  const close = (group: HTMLDetailsElement | null, refocus: boolean) => {
    if (!group) return
    group.open = false
    if (refocus) group.querySelector('summary')?.focus({ preventScroll: true })
  }
  const closeAll = () => {
    menu.togglePopover(false)
    close(opened(), false)
  }

  // What was pointed at or focused last stays chosen, also while the pointer is on its way.
  const choose = ({ target }: Event) => {
    const section = target instanceof Element ? target.closest('div > ul > li') : null
    for (const other of section?.parentElement?.children ?? []) other.toggleAttribute('data-chosen', other === section)
  }
  menu.addEventListener('pointerover', choose)
  menu.addEventListener('focusin', choose)

  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    close(panel(), true)
    menu.togglePopover(false)
  })
  addEventListener('focusin', ({ target }) => {
    const group = panel()
    if (!group?.contains(target as Node)) close(group, false)
  })
  addEventListener('click', ({ target }) => {
    const group = panel()
    if (!(target instanceof Element)) return
    if (isOld && target.closest('[popovertarget]')) menu.togglePopover()
    // A click on nothing that takes the focus leaves it where the panel was opened.
    if (!group?.contains(target)) close(group, document.activeElement === document.body)
    else if (target.closest('[data-close]')) close(group, true)
    // Beside the list, or on a link to a place on this page.
    if (target === menu || (menu.contains(target) && target.closest('a'))) closeAll()
  })
  // Where the focus was in the menu the browser gives it back; a click beside the list has lost it.
  menu.addEventListener('toggle', (event) => {
    const button = menu.parentElement?.querySelector<HTMLElement>(':scope > [popovertarget]')
    if (event.newState === 'closed' && document.activeElement === document.body) button?.focus()
  })
  // A page that is kept while the visitor is elsewhere comes back with its menu closed.
  addEventListener('pagehide', closeAll)
  screen.addEventListener('change', closeAll)
}
