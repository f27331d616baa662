import { createContext, type ReactNode, use } from 'react'

/** On the server what it draws; in the browser the HTML that the server made of it. */
export type StaticContent = { readonly node: ReactNode } | { readonly html: string }

export const StaticContents = createContext<readonly StaticContent[]>([])

/**
 * A place inside an island whose content never changes. The server draws it; the browser takes its HTML from the page,
 * so that no code and no data for it are sent a second time.
 */
export function Static({ index, className }: { index: number; className?: string | undefined }) {
  const content = use(StaticContents)[index]
  if (content === undefined) throw new Error(`The island has no static content ${index}.`)
  if ('node' in content) {
    return (
      <div className={className} data-static={index}>
        {content.node}
      </div>
    )
  }
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that stands in the page already.
      dangerouslySetInnerHTML={{ __html: content.html }}
      data-static={index}
      suppressHydrationWarning
    />
  )
}
