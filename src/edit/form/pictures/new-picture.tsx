import { Autocomplete, Radio, Stack, TextInput } from '@mantine/core'
import { few } from '../../few.ts'
import type { Choice } from './context.ts'
import { folderOf, isUsed } from './names.ts'
import styles from './pictures.module.css'
import type { Naming } from './use-naming.ts'

/** A picture from the author's computer, before it comes to the site: what it is called there, and where it stands. */
export function NewPicture({ naming, all }: { naming: Naming; all: readonly Choice[] }) {
  const { name, folder, other, free, replaces, flaw, rename, move, replace } = naming
  return (
    <Stack gap="md">
      <div className={styles.named}>
        <TextInput
          description="Visitors may see it in the address of the picture, and search engines read it."
          error={flaw}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          label="Name of the file"
          onChange={(event) => rename(event.currentTarget.value)}
          spellCheck={false}
          value={name}
        />
        <Autocomplete
          data={[...new Set(all.map(({ src }) => folderOf(src)))].sort()}
          label="Folder"
          onChange={move}
          value={folder}
        />
      </div>
      {other && flaw === undefined && (
        <Radio.Group
          label={`There is a picture ${other.src} already.`}
          onChange={(next) => replace(next === 'replace')}
          value={replaces ? 'replace' : 'beside'}
        >
          <Stack gap="xs" mt="xs">
            <Radio label={`Keep it, and call the new one ${free}`} value="beside" />
            <Radio
              description={
                isUsed(other)
                  ? `Everywhere that it is shown: ${other.isOfSite ? 'every page' : few(other.pages, other.onPages)}`
                  : 'No page shows it.'
              }
              label="Replace the picture that is there"
              value="replace"
            />
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  )
}
