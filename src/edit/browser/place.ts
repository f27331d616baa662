import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { editAddress } from '../agreed-addresses.ts'

/** Which page, section and field is open: it stands in the address, so that it can be shared with a colleague. */
export function usePlace() {
  const { pathname, key } = useLocation()
  const [parameters] = useSearchParams()
  const number = Number(parameters.get('section') ?? '0')
  return {
    path: pageIn(pathname),
    /** From 0; undefined where the page itself is chosen. */
    section: Number.isInteger(number) && number > 0 ? number - 1 : undefined,
    /** The part of the site's settings that is open, beside the page that shows it. */
    site: parameters.get('site') ?? undefined,
    /** The way from the section to the field: "items/2/heading". */
    field: parameters.get('field') ?? undefined,
    /** Another one each time that somebody goes somewhere, also to where he is. */
    visit: key,
    ...useGo(),
  }
}

/** The ways to another place. Who only goes there is not drawn anew whenever the place is another. */
export function useGo() {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      go(page: string, section?: number, field?: string) {
        void navigate(addressOf(page, section, field))
      },
      /** The same while nothing else is drawn: in pieces, between which the page is painted, it would take twice as long. */
      choose(page: string, section: number | undefined, field: string | undefined) {
        void navigate(addressOf(page, section, field), { flushSync: true })
      },
      /**
       * To where the page that is drawn has come, in place of its address. Who has gone elsewhere meanwhile stays there: the
       * address says so at once, what is drawn a moment later.
       */
      follow(from: string | undefined, page: string, section?: number, field?: string) {
        const isHere = pageIn(location.pathname.slice(editAddress.length)) === from
        if (isHere) void navigate(addressOf(page, section, field), { replace: true })
      },
      /** To a part of the site's settings, beside a page that shows it. */
      goSite(part: string, page: string | undefined) {
        void navigate({ pathname: page === undefined ? '/' : `/page${encodeURI(page)}`, search: `?site=${part}` })
      },
    }),
    [navigate],
  )
}

function pageIn(pathname: string): string | undefined {
  return pathname.startsWith('/page') ? decodeURI(pathname.slice('/page'.length)) || '/' : undefined
}

function addressOf(page: string, section: number | undefined, field: string | undefined) {
  const words = new URLSearchParams({
    ...(section !== undefined && { section: String(section + 1) }),
    ...(field !== undefined && { field }),
  })
  // A slash says nothing else in an address, and is easier to read than its code.
  const search = words.size === 0 ? '' : `?${words.toString().replaceAll('%2F', '/')}`
  return { pathname: `/page${encodeURI(page)}`, search }
}
