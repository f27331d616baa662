import { Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../../gallery/words.ts'
import tile from '../tile.module.css'
import { useFirstFocus } from '../use-first-focus.ts'
import type { Choice } from './context.ts'
import { folderOf, measures, nameIn, usedOn } from './names.ts'
import styles from './pictures.module.css'

interface Props {
  all: readonly Choice[]
  /** The picture that is there now, and the one that is to come instead. */
  current: string
  chosen: string | undefined
  thumbnail(src: string): string
  onChoose(picture: Choice): void
}

/** All pictures of the site, by folders and by words: only those that are seen are loaded, each as a small copy. */
export function PictureGrid({ all, current, chosen, thumbnail, onChoose }: Props) {
  const first = useFirstFocus<HTMLInputElement>()
  const [folder, setFolder] = useState('')
  const [search, setSearch] = useState('')
  const words = wordsOf(search)
  // Also within a word: names of files are often several in one.
  const hasWords = ({ src, alt }: Choice) => words.every((word) => `${src} ${alt ?? ''}`.toLowerCase().includes(word))
  const folders = [...new Set(all.map(({ src }) => folderOf(src)))].sort()
  const found = all.filter((picture) => (folder === '' || folderOf(picture.src) === folder) && hasWords(picture))
  return (
    <>
      <TextInput
        data-autofocus
        ref={first}
        label="Find a picture"
        onChange={(event) => setSearch(event.currentTarget.value)}
        placeholder="By name, or by what it shows"
        type="search"
        onKeyDown={(event) => {
          // Words are looked for while they are typed: the dialog ends with its own button.
          if (event.key === 'Enter') event.preventDefault()
        }}
        value={search}
      />
      <VisuallyHidden role="status">
        {search && (found.length === 1 ? '1 picture found' : `${found.length} pictures found`)}
      </VisuallyHidden>
      {folders.length > 1 && (
        <ul aria-label="Folders" className={styles.folders}>
          {['', ...folders].map((one) => (
            <li key={one}>
              <UnstyledButton aria-pressed={one === folder} className={styles.folder} onClick={() => setFolder(one)}>
                {one === '' ? 'All' : one.replace('/images/', '').replace('/images', 'images')}{' '}
                <small>{one === '' ? all.length : all.filter(({ src }) => folderOf(src) === one).length}</small>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.all}>
        <ul aria-label="Pictures" className={styles.grid}>
          {found.map((picture) => (
            <li className={styles.cell} key={picture.src}>
              <UnstyledButton
                aria-current={picture.src === current ? 'true' : undefined}
                aria-pressed={picture.src === chosen}
                className={`${tile.tile} ${styles.picture}`}
                onClick={() => onChoose(picture)}
              >
                <span className={styles.view}>
                  <img alt="" className={styles.ground} decoding="async" loading="lazy" src={thumbnail(picture.src)} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{nameIn(picture.src)}</span>
                  <span className={styles.facts}>{measures(picture)}</span>
                  <span className={styles.facts}>{usedOn(picture)}</span>
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <Text c="dimmed">
            {all.length === 0 ? 'There is no picture yet. Add the first one.' : 'No picture has these words.'}
          </Text>
        )}
      </div>
    </>
  )
}
