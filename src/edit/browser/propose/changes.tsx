import { Text, Title } from '@mantine/core'
import type { Line } from '../../../changes/tell/lines.ts'
import type { Piece } from '../../../changes/tell/pieces.ts'
import type { Proposal } from '../../proposal.ts'
import styles from './propose.module.css'

/** What was changed, place by place, in the words of “npm run diff”. */
export function Changes({ proposal: { groups, notes, called } }: { proposal: Proposal }) {
  return (
    <section aria-labelledby="what-changed" className={styles.changes}>
      <Title fz="sm" id="what-changed" order={3}>
        What you changed
      </Title>
      <Text c="dimmed" mb="xs" size="xs">
        Compared with {called}.
      </Text>
      {notes.map((note) => (
        <Text key={note} mb="xs" size="sm">
          {note}
        </Text>
      ))}
      {groups.length === 0 && <Text size="sm">Nothing of the content has changed.</Text>}
      {groups.map(({ title, lines }) => (
        <div className={styles.group} key={JSON.stringify(title)}>
          <Text component="h4" fw={600} size="sm">
            <Pieces pieces={title} />
          </Text>
          <Lines lines={lines} />
        </div>
      ))}
    </section>
  )
}

/** What became of the things in one place. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ done, words }) => (
        <li key={JSON.stringify([done, words])}>
          <span className={styles.done}>{done}</span>{' '}
          <span>
            <Pieces pieces={words} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Texts of the site stay texts. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never put in another order.
    <PieceOf key={index} piece={piece} />
  ))
}

function PieceOf({ piece }: { piece: Piece }) {
  if (typeof piece === 'string') return piece
  if ('name' in piece) return `“${piece.name}”`
  if ('out' in piece) return <del>{piece.out}</del>
  if ('in' in piece) return <ins>{piece.in}</ins>
  return 'value' in piece ? piece.value : piece.same
}
