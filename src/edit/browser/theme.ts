import {
  Autocomplete,
  Checkbox,
  Drawer,
  Menu,
  Modal,
  mergeThemeOverrides,
  Popover,
  Radio,
  Select,
  Tooltip,
} from '@mantine/core'
import type { FocusEvent } from 'react'
import { toolTheme } from '../../tool-theme.ts'

const title = { fontWeight: 620, fontSize: 'var(--mantine-font-size-lg)', lineHeight: 1.3 }

/** Where menus, lists and labels come that lie over the rest: in the main part of the page, as all that is there. */
export const overlays = 'overlays'
const over = { target: `#${overlays}` }

/**
 * Menus and dialogs take the focus a moment after they are there, and a moment later again, to what is marked here: who has gone on
 * to something else in them by then stays there.
 */
const staying = {
  onFocusCapture: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    for (const other of currentTarget.querySelectorAll('[data-autofocus]')) other.removeAttribute('data-autofocus')
    target.setAttribute('data-autofocus', '')
  },
}

/** A list of choices scrolls itself: what scrolls inside of it would be out of reach for keys. */
const choices = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 'min(20rem, 50dvh)', overflowY: 'auto' } },
} as const

/** The look of the editor: quiet, so that the page in its midst stands out. */
export const theme = mergeThemeOverrides(toolTheme, {
  colors: {
    // The blue greys of the editor, where dialogs, buttons and fields would bring greys of their own.
    dark: [
      '#e6ebf2',
      '#c8d1dc',
      '#a3b0c0',
      '#93a1b3',
      '#3d4a5b',
      '#2c3644',
      '#1b232d',
      '#151b23',
      '#10151c',
      '#0b0f14',
    ],
    // Dark enough for white letters on it, and for its own on white.
    red: ['#fdecea', '#f9d2cf', '#f2a9a4', '#ea8079', '#e15b52', '#d53b31', '#c12d24', '#b3261e', '#93201a', '#731914'],
  },
  primaryShade: { light: 7, dark: 6 },
  headings: { fontWeight: '620' },
  respectReducedMotion: true,
  components: {
    // Large enough for a finger.
    Checkbox: Checkbox.extend({ vars: () => ({ root: { '--checkbox-size': '24px' } }) }),
    Radio: Radio.extend({ vars: () => ({ root: { '--radio-size': '24px' } }) }),
    Modal: Modal.extend({
      defaultProps: { ...staying, closeButtonProps: { 'aria-label': 'Close' } },
      styles: { title },
    }),
    Drawer: Drawer.extend({
      defaultProps: { ...staying, closeButtonProps: { 'aria-label': 'Close' } },
      styles: { title },
    }),
    Menu: Menu.extend({
      defaultProps: {
        // Nothing but its entries is in a menu, and the first of them has the focus.
        withInitialFocusPlaceholder: false,
        // Where a low window has room neither below nor above, it opens beside: over its button, a second click would choose.
        middlewares: { flip: { crossAxis: false, fallbackPlacements: ['top-end', 'left', 'right'] } },
      },
    }),
    MenuDropdown: Menu.Dropdown.extend({ defaultProps: staying }),
    Autocomplete: Autocomplete.extend(choices),
    Select: Select.extend(choices),
    Popover: Popover.extend({ defaultProps: { portalProps: over } }),
    Tooltip: Tooltip.extend({ defaultProps: { portalProps: over } }),
  },
})
