import { Alert, Button, Code, Group, Progress, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { many } from '../../../many.ts'
import { useFocusBack } from '../../form/use-focus-back.ts'
import type { Patch, Proposal, ProposalWords, Proposed, Sending } from '../../proposal.ts'
import { ask } from '../api.ts'
import { wordsOf } from '../outbox.ts'
import { Answers } from './checks.tsx'
import { Said } from './said.tsx'

/** 500 ms: so often it is asked how far sending is. */
const beat = 500

/** Mantine's own red is too pale for letters. */
export const wrong = { title: { color: 'var(--error)' } }

/** Asks what it is about and who it is by, and sends it, or makes a file of it. */
export function ProposeForm({ proposal, onClose }: { proposal: Proposal; onClose(): void }) {
  const { author, remote, nowhere } = proposal
  const [proposed, setProposed] = useState<Proposed>()
  const [patch, setPatch] = useState<Patch>()
  const [busy, setBusy] = useState(false)
  const noteFocus = useFocusBack(busy)
  const form = useForm<ProposalWords>({
    initialValues: { title: '', text: '', ...author },
    validate: {
      title: (title) => (title.trim() === '' ? 'Say in a few words what this is about.' : null),
      name: (name) => (name.trim() === '' ? 'Say who you are.' : /[<>]/.test(name) ? 'A name has no < or >.' : null),
      email: (email) => (/^[^\s<>@]+@[^\s<>@]+$/.test(email.trim()) ? null : 'This is no e-mail address.'),
    },
  })

  async function trying(task: () => Promise<void>) {
    noteFocus()
    setBusy(true)
    setProposed(undefined)
    try {
      await task()
    } catch (error) {
      setProposed({ done: false, why: wordsOf(error), said: '' })
    }
    setBusy(false)
  }
  const send = (words: ProposalWords) => trying(async () => setProposed(await ask<Proposed>('POST', 'propose', words)))
  const makePatch = (words: ProposalWords) =>
    trying(async () => {
      const made = await ask<Patch>('POST', 'patch', words)
      download(made)
      setPatch(made)
    })

  if (proposed?.done) return <Sent onClose={onClose} proposed={proposed} />
  return (
    <form noValidate onSubmit={form.onSubmit((words) => void (remote === null ? makePatch(words) : send(words)))}>
      <Stack>
        <TextInput
          {...form.getInputProps('title')}
          description="Such as “New prices from May”."
          disabled={busy}
          label="What is it about?"
          maxLength={100}
          ref={focus}
          required
        />
        <Textarea
          {...form.getInputProps('text')}
          autosize
          description="Whatever helps those who look at it."
          disabled={busy}
          label="Why?"
          maxLength={2000}
          minRows={2}
        />
        <TextInput
          {...form.getInputProps('name')}
          autoComplete="name"
          disabled={busy}
          label="Your name"
          maxLength={100}
          required
        />
        <TextInput
          {...form.getInputProps('email')}
          autoComplete="email"
          disabled={busy}
          label="Your e-mail address"
          maxLength={100}
          required
          type="email"
        />
        <Text c="dimmed" size="xs">
          {remote === null
            ? `It becomes a file, which you send to whoever looks after the site: ${nowhere}`
            : `It goes to ${remote} as a branch of its own, with content and pictures and nothing else. Your files stay as they are.`}
        </Text>
        {proposed && (
          <Alert color="red" ref={show} role="alert" styles={wrong} title="It was not sent" variant="outline">
            {proposed.why}
            <Said label="What was said" words={proposed.said} />
          </Alert>
        )}
        {patch && <Made patch={patch} />}
        {busy && remote !== null && <HowFar />}
        <Group>
          <Button loading={busy} type="submit">
            {remote === null ? 'Make a file of it' : 'Propose'}
          </Button>
          {remote !== null && proposed && (
            <Button disabled={busy} onClick={() => form.onSubmit((words) => void makePatch(words))()} variant="default">
              Make a file of it instead
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

function Sent({ proposed, onClose }: { proposed: Extract<Proposed, { done: true }>; onClose(): void }) {
  const { branch, commit, files, page } = proposed
  return (
    <Stack>
      <Alert role="status" title="It is sent" variant="outline">
        {many(files, 'file')} on the branch <Code>{branch}</Code>, as commit <Code>{commit}</Code>.
        {page === null && ' Tell whoever looks after the site: they can look at that branch and take it over.'}
      </Alert>
      <Group>
        {page !== null && (
          <Button component="a" href={page} ref={focus} rel="noopener noreferrer" target="_blank">
            Open the page for a new pull request
          </Button>
        )}
        <Button onClick={onClose} ref={page === null ? focus : undefined} variant="default">
          Go on editing
        </Button>
      </Group>
      <Answers hasPage={page !== null} />
    </Stack>
  )
}

function Made({ patch: { name, command, hasPictures } }: { patch: Patch }) {
  return (
    <Alert ref={show} role="status" title="The file is made" variant="outline">
      Send <Code>{name}</Code> from your downloads to whoever looks after the site, by e-mail for example. They take it
      over with <Code>{command}</Code>.{!hasPictures && ' Pictures are not in it: send new ones along.'}
    </Alert>
  )
}

function HowFar() {
  const [percent, setPercent] = useState<number | null>(null)
  useEffect(() => {
    const look = () =>
      void ask<Sending>('GET', 'sending').then(
        (sending) => setPercent(sending.percent),
        () => undefined,
      )
    const timer = setInterval(look, beat)
    return () => clearInterval(timer)
  }, [])
  return (
    <div>
      <Text role="status" size="sm">
        Sending …
      </Text>
      <Progress animated aria-label="How far it is sent" value={percent ?? 0} />
    </div>
  )
}

/** What comes in the place of what had the focus takes it. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}

/** What comes below what is seen is led to. */
function show(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Puts it where the browser puts what is downloaded. */
function download({ name, text }: Patch): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/x-patch' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
