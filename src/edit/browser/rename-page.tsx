import { Button, Group, Input, Stack } from '@mantine/core'
import { useState } from 'react'
import { join } from '../../content/json/pointer.ts'
import type { PageState } from '../agreed.ts'
import { Mistakes } from '../form/mistakes.tsx'
import { oldPath } from './old-path.ts'
import { store, useStore } from './store.ts'
import { useOnce } from './use-once.ts'
import { wrongPath } from './wrong-path.ts'

/** Another path for the page. It is not taken over letter by letter: links go with it, and mostly a redirect. */
export function RenamePage({ page }: { page: PageState }) {
  const [typed, setTyped] = useState<string>()
  const pages = useStore('outline')?.pages ?? []
  const path = typed ?? page.path
  const { redirects, timeZone } = useStore('means')
  const wrong = path === page.path ? undefined : wrongPath(path, { pages, redirects }, page.path)
  const at = join(page.at, 'path')
  const rename = useOnce(async () => {
    const title = `Renamed ${page.path} to ${path}`
    store.do({ title, where: { page: path }, operations: [{ op: 'rename-page', path: page.path, to: path }] })
    await store.whenSent()
    if (store.now().failure !== null) return
    store.say(`The page is now at ${path}.`)
    // First the page: what shows it stays, and with that what has the focus.
    await store.become(page.path, path, 'path')
    setTyped(undefined)
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        rename()
      }}
    >
      <Input.Wrapper
        data-field={at}
        description={`The address of the page. ${oldPath(page.path, page.value, timeZone)}`}
        error={wrong}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        label="Path"
        mb="md"
      >
        <Group gap="xs">
          <Input
            error={wrong !== undefined}
            flex={1}
            onChange={(event) => setTyped(event.currentTarget.value)}
            value={path}
          />
          {path !== page.path && (
            <Button disabled={wrong !== undefined} type="submit">
              Rename
            </Button>
          )}
        </Group>
      </Input.Wrapper>
      <Stack gap="xs" mb={page.mistakes.some(({ pointer }) => pointer === at) ? 'md' : 0}>
        <Mistakes at={at} />
      </Stack>
    </form>
  )
}
