import facebook from '@tabler/icons/outline/brand-facebook.svg?raw'
import instagram from '@tabler/icons/outline/brand-instagram.svg?raw'
import linkedin from '@tabler/icons/outline/brand-linkedin.svg?raw'
import x from '@tabler/icons/outline/brand-x.svg?raw'
import youtube from '@tabler/icons/outline/brand-youtube.svg?raw'
import menu from '@tabler/icons/outline/menu-2.svg?raw'
import chat from '@tabler/icons/outline/message-circle.svg?raw'
import phone from '@tabler/icons/outline/phone.svg?raw'
import close from '@tabler/icons/outline/x.svg?raw'
import styles from './icon.module.css'

const files = { facebook, instagram, linkedin, x, youtube, menu, chat, phone, close }

/** A drawing on one of the shell's controls, for the eye only. */
export function Icon({ name }: { name: keyof typeof files }) {
  return (
    <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
      <path d={strokes(files[name])} />
    </svg>
  )
}

/** All strokes of an icon as one path. The files have a path for each, and an invisible frame. */
function strokes(svg: string): string {
  return Array.from(svg.matchAll(/<path d="([^"]+)"/g), ([, stroke]) => stroke).join('')
}
