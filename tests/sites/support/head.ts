import type { APIRequestContext } from 'playwright/test'

/** What a page says about itself to those who do not see it. */
export interface Head {
  readonly title: string | null
  readonly canonical: string | null
  readonly meta: Record<string, string | null>
  readonly data: Record<string, unknown>[]
}

export async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const html = await (await request.get(path)).text()
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? null
  const tags = html.match(/<meta [^>]*>/g) ?? []
  return {
    title: /<title>([^<]*)/.exec(html)?.[1] ?? null,
    canonical: attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0] ?? '', 'href'),
    meta: Object.fromEntries(
      tags.map((tag) => [attribute(tag, 'name') ?? attribute(tag, 'property') ?? '', attribute(tag, 'content')]),
    ),
    data: Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']) =>
      JSON.parse(json),
    ),
  }
}
