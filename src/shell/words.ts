/** The words that the shell's controls say by themselves; all others come from pages.json. */
export const words = {
  skip: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  closePanel: 'Close',
  knowMore: 'Know More',
  social: 'Social networks',
  legal: 'Legal',
  cookies: 'Cookies',
  chat: 'Chat',
  subscribe: 'Subscribe',
  accept: 'Accept',
  invalid: 'Invalid email address',
  success: 'Successfully subscribed to newsletter!',
  failure: 'Something went wrong. Please try again later.',
} as const
