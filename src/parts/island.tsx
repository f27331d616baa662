import type { FunctionComponent, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandRoot } from '../browser/islands/root.tsx'
import { RenderingProvider, useRendering } from './context.ts'

interface Props<P> {
  component: FunctionComponent<P>
  /** What the browser's React needs: plain data, sent with the page. */
  props: P
  /** What only the server draws; the component places each with <Static>. */
  statics?: readonly ReactNode[]
}

/** The part of a section that is hydrated. It is rendered as a root of its own, as in the browser, so that ids agree. */
export function Island<P extends object>({ component: Component, props, statics = [] }: Props<P>) {
  const rendering = useRendering()
  const html = renderToString(
    <IslandRoot
      statics={statics.map((node) => ({ node: <RenderingProvider value={rendering}>{node}</RenderingProvider> }))}
    >
      <Component {...props} />
    </IslandRoot>,
    { identifierPrefix: `${rendering.context.id}-` },
  )
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has just made it. */}
      <div dangerouslySetInnerHTML={{ __html: html }} data-root="" />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of a type that no browser runs, and it cannot end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
        type="application/json"
      />
    </>
  )
}
