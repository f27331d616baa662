import { Alert, Autocomplete, Button, Group, Progress, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { largestPicture } from '../../../site-files/largest-picture.ts'
import { few } from '../../few.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import type { Choice, Pictures } from './context.ts'
import { flawOfName, folderOf, freeName, goodName, inUnits } from './names.ts'
import styles from './pictures.module.css'

interface Props {
  file: File
  all: readonly Choice[]
  /** Where it is put unless the author says otherwise. */
  folder: string
  add: Pictures['add']
  /** What the way out is called. */
  back: string
  onAdded(picture: Choice): void
  onBack(): void
}

/** A picture from the author's computer, before it comes to the site: what it is called there, and where it stands. */
export function NewPicture({ file, all, folder: proposed, add, back, onAdded, onBack }: Props) {
  const first = useFirstFocus<HTMLInputElement>()
  const [preview, setPreview] = useState<string>()
  const [folder, setFolder] = useState(proposed)
  const [name, setName] = useState(goodName(file.name))
  const [replaces, setReplaces] = useState(false)
  /** How much of it is sent, from 0 to 1, while it is on its way. */
  const [sent, setSent] = useState<number>()
  const busy = sent !== undefined
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  const taken = all.map(({ src }) => src)
  const wanted = `${folder}/${name}`
  const other = all.find(({ src }) => src.toLowerCase() === wanted)
  const free = freeName(wanted, taken)
  const src = replaces && other ? other.src : free
  const flaw =
    flawOfName(name) ?? (/^\/images(\/[a-z0-9][a-z0-9._-]*)*$/.test(folder) ? undefined : 'A folder is below /images.')
  const upload = async () => {
    setSent(0)
    setFailure(undefined)
    try {
      onAdded(await add(src, file, replaces && other !== undefined, setSent))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setSent(undefined)
    }
  }
  return (
    <Stack gap="md">
      {preview !== undefined && <img alt="" className={styles.preview} src={preview} />}
      <TextInput
        data-autofocus
        ref={first}
        description="Visitors may see it in the address of the picture, and search engines read it."
        error={flaw}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        label="Name of the file"
        onChange={(event) => {
          setName(event.currentTarget.value)
          setReplaces(false)
        }}
        spellCheck={false}
        value={name}
      />
      <Autocomplete
        data={[...new Set(taken.map(folderOf))].sort()}
        label="Folder"
        onChange={(next) => setFolder(next.replace(/\/+$/, ''))}
        value={folder}
      />
      {other && flaw === undefined && (
        <Radio.Group
          label={`There is a picture ${other.src} already.`}
          onChange={(next) => setReplaces(next === 'replace')}
          value={replaces ? 'replace' : 'beside'}
        >
          <Stack gap="xs" mt="xs">
            <Radio label={`Keep it, and call the new one ${free}`} value="beside" />
            <Radio
              description={
                other.pages.length > 0 || other.isOfSite
                  ? `Everywhere that it is shown: ${other.isOfSite ? 'every page' : few(other.pages)}`
                  : 'No page shows it.'
              }
              label="Replace the picture that is there"
              value="replace"
            />
          </Stack>
        </Radio.Group>
      )}
      {failure !== undefined && (
        <Alert color="red" role="alert" title="The picture was not added" variant="outline">
          {failure}
        </Alert>
      )}
      {busy && <HowFar sent={sent} size={file.size} />}
      <Group justify="flex-end">
        <Button disabled={busy} onClick={onBack} variant="default">
          {back}
        </Button>
        <Button disabled={flaw !== undefined} loading={busy} onClick={() => void upload()}>
          {replaces && other ? 'Replace the picture' : 'Add the picture'}
        </Button>
      </Group>
      <Text c="dimmed" size="xs">
        It is put into public/images as it is, up to {largestPicture / 1024 / 1024} MB. Smaller sizes and modern formats
        are made for visitors by themselves.
      </Text>
    </Stack>
  )
}

/** How much of a picture is sent, and that the rest is not a matter of bytes. */
function HowFar({ sent, size }: { sent: number; size: number }) {
  const isSent = sent === 1
  return (
    <div>
      {/* Each step would be too much to hear. */}
      <Text role="status" size="sm">
        {isSent ? 'It is sent, and is being looked through …' : 'It is being sent …'}
      </Text>
      <Progress.Root>
        <Progress.Section animated={isSent} aria-label="How much of it is sent" value={sent * 100} />
      </Progress.Root>
      <Text c="dimmed" size="xs">
        {inUnits(size * sent)} of {inUnits(size)}
      </Text>
    </div>
  )
}
