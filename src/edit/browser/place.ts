import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Which page and section is open: it stands in the address, so that it can be shared with a colleague. */
export function usePlace() {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const path = pathname.startsWith('/page') ? decodeURI(pathname.slice('/page'.length)) || '/' : undefined
  const number = Number(parameters.get('section') ?? '0')
  return {
    path,
    /** From 0; undefined where the page itself is chosen. */
    section: Number.isInteger(number) && number > 0 ? number - 1 : undefined,
    /** The part of the site's settings that is open, beside the page that shows it. */
    site: parameters.get('site') ?? undefined,
    goSite(part: string) {
      void navigate({ pathname: path === undefined ? '/' : `/page${encodeURI(path)}`, search: `?site=${part}` })
    },
    go(page: string, section?: number, replace = false) {
      const search = section === undefined ? '' : `?section=${section + 1}`
      void navigate({ pathname: `/page${encodeURI(page)}`, search }, { replace })
    },
  }
}
