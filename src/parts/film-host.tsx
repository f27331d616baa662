import { withValues } from '../agreed/with-values.ts'
import { readUrl } from '../read-url.ts'
import { useSection } from './context.ts'

/** Says before a film is played who is asked for it then. */
export function FilmHost({ player, className }: { player: string | undefined; className: string | undefined }) {
  const { words } = useSection()
  const address = player === undefined ? undefined : readUrl(player)
  if (!address) return null
  return <p className={className}>{withValues(words.video.host, { host: address.hostname })}</p>
}
