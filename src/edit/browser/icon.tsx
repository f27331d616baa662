import alert from '@tabler/icons/outline/alert-triangle.svg?raw'
import back from '@tabler/icons/outline/arrow-back-up.svg?raw'
import forward from '@tabler/icons/outline/arrow-forward-up.svg?raw'
import open from '@tabler/icons/outline/external-link.svg?raw'
import grip from '@tabler/icons/outline/grip-vertical.svg?raw'
import help from '@tabler/icons/outline/help.svg?raw'
import history from '@tabler/icons/outline/history.svg?raw'
import plus from '@tabler/icons/outline/plus.svg?raw'
import send from '@tabler/icons/outline/send.svg?raw'
import scheme from '@tabler/icons/outline/sun-moon.svg?raw'
import site from '@tabler/icons/outline/world.svg?raw'

const drawings = { alert, back, forward, grip, help, history, plus, scheme, open, send, site }

/** The lines of each; it begins with a square that is not to be seen. */
const lines = new Map(
  Object.entries(drawings).map(([name, drawing]) => [
    name,
    Array.from(drawing.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path).filter((path) => path !== 'M0 0h24v24H0z'),
  ]),
)

/** A drawing of the editor's own, for the eye only. */
export function Drawing({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="20"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width="20"
    >
      {lines.get(name)?.map((path) => (
        <path d={path} key={path} />
      ))}
    </svg>
  )
}
