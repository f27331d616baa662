import { Button, Checkbox, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { described } from '../../form/edits.ts'
import { intoMenu, menuLabel } from '../../menu-entry.ts'
import { plainWords } from '../../plain-words.ts'
import { DialogEnd } from '../dialog-end.tsx'
import { useGo } from '../place.ts'
import { pageField } from '../schemas.ts'
import { store, useStore } from '../store.ts'
import { useOnce } from '../use-once.ts'
import { wrongPath } from '../wrong-path.ts'
import { ModelSections } from './model-sections.tsx'
import { pageLike, proposedFile, proposedPath } from './proposed.ts'
import { tooLongFor } from './too-long.ts'
import { useModel } from './use-model.ts'

interface Props {
  /** Undefined where the site has no page yet. */
  like: string | undefined
  onClose(added?: string): void
}

/** A new page, made like one that is there: with its settings, and with those of its sections that are wanted. */
export function AddPage({ like: first, onClose }: Props) {
  const outline = useStore('outline')
  const { go } = useGo()
  const pages = outline?.pages ?? []
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [typedPath, setPath] = useState<string>()
  const [like, setLike] = useState(first)
  // The home page, with which a site begins, can be none.
  const [draft, setDraft] = useState(first !== undefined)
  const [wantsMenu, setWantsMenu] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { model, chosen, choose } = useModel(like, setFailure)
  const named = pageField('title')
  const about = pageField('description')
  const { redirects } = useStore('means')
  const taken = new Set([...pages.map((page) => page.path), ...redirects.map(({ from }) => from)])
  const path = typedPath ?? (like === undefined ? '/' : proposedPath(title, like, taken))
  const wrong = wrongPath(path, { pages, redirects })
  const tooLong = [tooLongFor(named, title), tooLongFor(about, description)]
  const isNamed = title.trim() !== '' && description.trim() !== '' && tooLong.every((words) => words === undefined)
  const isSpelt = title.trim() === '' || plainWords(title).length > 0
  // What stands below another page is mostly reached from there.
  const comesIntoMenu = !draft && outline?.hasRoomInMenu === true && wantsMenu
  const cancel = () => onClose()
  const add = useOnce(async () => {
    const file = model && proposedFile(path, model.written)
    store.do({
      title: `Added the page ${path}`,
      where: { page: path },
      operations: [
        {
          op: 'add-page',
          page: pageLike(model?.written.page ?? {}, {
            path,
            title: title.trim(),
            description: description.trim(),
            draft,
            chosen,
          }),
          ...(file !== undefined && { file }),
        },
        ...(outline && comesIntoMenu ? [intoMenu(outline.config, outline.name, { path, title })] : []),
      ],
    })
    await store.whenSent()
    const { failure } = store.now()
    if (failure !== null) return setFailure(failure)
    store.say(`The page ${path} is there.`)
    onClose(path)
    go(path)
  })

  return (
    <Modal onClose={cancel} opened title="Add a page">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            description={described(named?.schema.description).text}
            error={tooLong[0]}
            label="Title"
            onChange={(event) => setTitle(event.currentTarget.value)}
            required
            value={title}
          />
          <TextInput
            description={
              like === undefined
                ? 'Its address. “/” is that of the site, at which visitors begin.'
                : isSpelt
                  ? 'Its address. It is made of the title, and may be another.'
                  : 'Its address. It has letters from a to z, of which the title has none: say with them what the page is about.'
            }
            error={title !== '' && wrong}
            label="Path"
            onChange={(event) => setPath(event.currentTarget.value)}
            value={path}
          />
          <Textarea
            autosize
            description={described(about?.schema.description).text}
            error={tooLong[1]}
            label="Description"
            minRows={2}
            onChange={(event) => setDescription(event.currentTarget.value)}
            required
            value={description}
          />
          {like !== undefined && (
            <Select
              allowDeselect={false}
              data={pages.map((page) => ({ value: page.path, label: `${page.path} · ${page.title}` }))}
              description="Its settings and sections are copied. What several pages share stays shared."
              label="Made like"
              limit={100}
              onChange={(next) => setLike(next ?? like)}
              searchable
              value={like}
            />
          )}
          {model && <ModelSections chosen={chosen} onChoose={choose} sections={model.state.sections} />}
          <Checkbox
            checked={draft}
            description="You see it here; visitors do not, until this is taken away on the page."
            label="A draft for now"
            onChange={(event) => setDraft(event.currentTarget.checked)}
          />
          {outline?.hasRoomInMenu && (
            <Checkbox
              checked={comesIntoMenu}
              description={
                draft
                  ? 'The menu leads to no draft. Once it is none, the page offers it again.'
                  : `${title.trim() === '' ? 'By its title' : `As “${menuLabel(title, outline.name)}”`}, last; that can be changed in Site, Header.`
              }
              disabled={draft}
              label="Put it into the menu"
              onChange={(event) => setWantsMenu(event.currentTarget.checked)}
            />
          )}
          <DialogEnd failure={failure} onCancel={cancel}>
            <Button disabled={(like !== undefined && !model) || !isNamed || wrong !== undefined} type="submit">
              Add the page
            </Button>
          </DialogEnd>
        </Stack>
      </form>
    </Modal>
  )
}
