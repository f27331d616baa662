import { createContext, type HTMLAttributes, type ReactNode, use } from 'react'

/** On the server what it draws; in the browser the HTML that the server made of it. */
export type StaticContent = { readonly node: ReactNode } | { readonly html: string }

export const StaticContents = createContext<readonly StaticContent[]>([])

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  index: number
  /** A span where only words may stand, as in a label. */
  as?: 'div' | 'span'
}

/**
 * A place inside an island whose content never changes. The server draws it; the browser takes its HTML from the page,
 * so that no code and no data for it are sent a second time.
 */
export function Static({ index, as: Element = 'div', ...attributes }: Props) {
  const content = use(StaticContents)[index]
  if (content === undefined) throw new Error(`The island has no static content ${index}.`)
  if ('node' in content) {
    return (
      <Element {...attributes} data-static={index}>
        {content.node}
      </Element>
    )
  }
  return (
    <Element
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that stands in the page already.
      dangerouslySetInnerHTML={{ __html: content.html }}
      data-static={index}
      suppressHydrationWarning
    />
  )
}
