/** Data about the page for search engines, in the words of schema.org. */
export function JsonData({ data }: { data: Record<string, unknown> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with no "<" in it cannot end its element.
  return <script dangerouslySetInnerHTML={{ __html: safeJson(schemaOrg(data)) }} type="application/ld+json" />
}

/** The same as an element's HTML, for the head. */
export function jsonDataTag(data: Record<string, unknown>): string {
  return `<script type="application/ld+json">${safeJson(schemaOrg(data))}</script>`
}

/** JSON that cannot end the script element that it stands in. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function schemaOrg(data: Record<string, unknown>): Record<string, unknown> {
  return { '@context': 'https://schema.org', ...data }
}
