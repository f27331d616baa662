import { Button, Center, Loader } from '@mantine/core'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { StaffSession } from '../agreed/staff-api.ts'
import { Api, Refused } from './api.ts'
import { Failure } from './failure.tsx'
import { SignIn } from './sign-in.tsx'
import { words } from './words.ts'

interface Signed {
  readonly session: StaffSession
  readonly api: Api
  /** Who was signed in is not any more. */
  end(): void
}

const Context = createContext<Signed | undefined>(undefined)

/** Who is signed in, below a gate that lets nobody else see it. */
export function useSession(): Signed {
  const signed = useContext(Context)
  if (!signed) throw new Error('Nobody is signed in here.')
  return signed
}

/** Shows the page to who is signed in. When the session ends the page is hidden, and kept with all that was typed. */
export function Gate({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<StaffSession>()
  const [state, setState] = useState<'asking' | 'in' | 'out' | 'expired'>('asking')
  const [failure, setFailure] = useState<unknown>()
  const [api] = useState(() => new Api(() => setState('expired')))
  const begin = useCallback(
    (begun: StaffSession) => {
      api.begin(begun)
      setSession(begun)
      setState('in')
    },
    [api],
  )
  const ask = useCallback(() => {
    setFailure(undefined)
    api.session().then(begin, (error: unknown) => {
      if (error instanceof Refused && error.reason === 'signed-out') setState('out')
      else setFailure(error)
    })
  }, [api, begin])
  useEffect(ask, [ask])
  useExpiry(api, state === 'in' ? session : undefined, () => setState('expired'))
  const end = useCallback(() => {
    setSession(undefined)
    setState('out')
  }, [])

  if (failure !== undefined)
    return (
      <Center component="main" mih="100dvh" p="md">
        <Failure error={failure}>
          <Button onClick={ask}>{words.tryAgain}</Button>
        </Failure>
      </Center>
    )
  if (state === 'asking')
    return (
      <Center component="main" mih="100dvh">
        <Loader aria-label={words.loading} role="status" />
      </Center>
    )
  return (
    <>
      {session && (
        <Context key={session.user} value={{ session, api, end }}>
          <div hidden={state !== 'in'}>{children}</div>
        </Context>
      )}
      {state !== 'in' && <SignIn api={api} expired={state === 'expired'} onSignedIn={begin} />}
    </>
  )
}

/** Asks whether the session still lasts when it should have ended: another tab may have kept it. */
function useExpiry(api: Api, session: StaffSession | undefined, expire: () => void): void {
  const report = useRef(expire)
  report.current = expire
  useEffect(() => {
    if (!session) return undefined
    let timer: ReturnType<typeof setTimeout>
    const check = () =>
      api.session().then(
        ({ seconds }) => wait(seconds),
        (error: unknown) => {
          if (error instanceof Refused && error.reason === 'signed-out') report.current()
          else wait(60)
        },
      )
    const wait = (seconds: number) => {
      timer = setTimeout(() => void check(), (seconds + 1) * 1000)
    }
    wait(session.seconds)
    return () => clearTimeout(timer)
  }, [api, session])
}
