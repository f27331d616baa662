import { Kbd, Modal, Table } from '@mantine/core'
import { Fragment } from 'react'
import styles from './keys.module.css'

/** The key for commands has another name on Apple's keyboards. */
const command = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** Ways to do it, each of keys that are held together, and what it does. */
const keys = [
  [[[command, 'Z']], 'Undo, also while you type in a field'],
  [[[command, 'Shift', 'Z']], 'Do again'],
  [
    [
      ['Alt', '↑'],
      ['Alt', '↓'],
    ],
    'Move the section that is selected; in the outline also the entry that has the focus',
  ],
  [[['Alt', 'Shift', 'D']], 'Make the section that is selected a draft, or show it to visitors; without one, the page'],
  [[['↑'], ['↓']], 'In the outline: the one above or below'],
  [[['Enter']], 'In the outline: choose it; on an entry: to its fields'],
  [[['F2']], 'Type the text of this field on the page itself'],
  [[[command, 'B']], 'In a text: bold'],
  [[[command, 'I']], 'In a text: italic'],
  [[[command, 'K']], 'In a text: a link'],
  [[['/']], 'Find a page by its words, title or path'],
  [[['Escape']], 'From a section to its page'],
  [[['?']], 'This list'],
] as const

/** The list of all keys. */
export function Keys({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal onClose={onClose} opened={opened} title="Keys">
      <Table>
        <Table.Tbody>
          {keys.map(([ways, what]) => (
            <Table.Tr key={what}>
              <Table.Td className={styles.keys}>
                {ways.map((way) => (
                  <div className={styles.way} key={way.join(' ')}>
                    {way.map((key) => (
                      <Fragment key={key}>
                        <Kbd>{key}</Kbd>{' '}
                      </Fragment>
                    ))}
                  </div>
                ))}
              </Table.Td>
              <Table.Td>{what}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
