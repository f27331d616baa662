import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { PageState } from '../agreed.ts'
import { useGo } from './place.ts'
import { store } from './store.ts'

/** Another path for the page. It is not taken over letter by letter: links and a redirect go with it. */
export function RenamePage({ page }: { page: PageState }) {
  const [path, setPath] = useState(page.path)
  const { go } = useGo()
  async function rename() {
    const title = `Renamed ${page.path} to ${path}`
    store.do({ title, where: { page: path }, operations: [{ op: 'rename-page', path: page.path, to: path }] })
    await store.whenSent()
    if (store.now().failure !== null) return
    store.say(`The page is now at ${path}.`)
    go(path)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void rename()
      }}
    >
      <Group align="flex-end" gap="xs" mb="xs">
        <TextInput flex={1} label="Path" onChange={(event) => setPath(event.currentTarget.value)} value={path} />
        {path !== page.path && <Button type="submit">Rename</Button>}
      </Group>
      <Text c="dimmed" mb="md" size="xs">
        The address of the page. Links to it, and a redirect from the old address, go with it.
      </Text>
    </form>
  )
}
