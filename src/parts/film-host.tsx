import { withValues } from '../agreed/with-values.ts'
import { useSection } from './context.ts'

/** Says before a film is played who is asked for it then. */
export function FilmHost({ player, className }: { player: string | undefined; className: string | undefined }) {
  const { words } = useSection()
  if (player === undefined || !URL.canParse(player)) return null
  return <p className={className}>{withValues(words.video.host, { host: new URL(player).hostname })}</p>
}
