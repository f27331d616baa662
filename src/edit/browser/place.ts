import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Which page, section and field is open: it stands in the address, so that it can be shared with a colleague. */
export function usePlace() {
  const { pathname, key } = useLocation()
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
    /** The way from the section to the field: "items/2/heading". */
    field: parameters.get('field') ?? undefined,
    /** Another one each time that somebody goes somewhere, also to where he is. */
    visit: key,
    go(page: string, section?: number, replace = false, field?: string) {
      const words = new URLSearchParams({
        ...(section !== undefined && { section: String(section + 1) }),
        ...(field !== undefined && { field }),
      })
      // A slash says nothing else in an address, and is easier to read than its code.
      const search = words.size === 0 ? '' : `?${words.toString().replaceAll('%2F', '/')}`
      void navigate({ pathname: `/page${encodeURI(page)}`, search }, { replace })
    },
  }
}
