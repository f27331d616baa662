import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { join } from '../../content/json/pointer.ts'
import type { PageState } from '../agreed.ts'
import { Mistakes } from '../form/mistakes.tsx'
import { useGo } from './place.ts'
import { store } from './store.ts'

/** Another path for the page. It is not taken over letter by letter: links and a redirect go with it. */
export function RenamePage({ page }: { page: PageState }) {
  const [typed, setTyped] = useState<string>()
  const path = typed ?? page.path
  const { go } = useGo()
  const at = join(page.at, 'path')
  async function rename() {
    const title = `Renamed ${page.path} to ${path}`
    store.do({ title, where: { page: path }, operations: [{ op: 'rename-page', path: page.path, to: path }] })
    await store.whenSent()
    if (store.now().failure !== null) return
    store.say(`The page is now at ${path}.`)
    // First the page: what shows it stays, and with that what has the focus.
    await store.open(path, true)
    setTyped(undefined)
    go(path, undefined, true, 'path')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void rename()
      }}
    >
      <Group align="flex-end" data-field={at} gap="xs" mb="xs">
        <TextInput flex={1} label="Path" onChange={(event) => setTyped(event.currentTarget.value)} value={path} />
        {path !== page.path && <Button type="submit">Rename</Button>}
      </Group>
      <Text c="dimmed" mb="md" size="xs">
        The address of the page. Links to it, and a redirect from the old address, go with it.
      </Text>
      <Stack gap="xs" mb={page.mistakes.some(({ pointer }) => pointer === at) ? 'md' : 0}>
        <Mistakes at={at} />
      </Stack>
    </form>
  )
}
