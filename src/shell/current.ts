import type { Chat, SiteSettings } from '../generated/types.ts'

/** Stands in the chat's address until the page is known. Variables are filled by then, so that no text can look like it. */
export const messagePlace = '%7Bmessage%7D'

/** Makes the shell's HTML the one of a page: marks links to it, and begins the chat with its greeting. */
export function forPage(html: string, path: string, settings: SiteSettings): string {
  const marked = html.replace(/ data-page="([^"]*)"/g, (_, page) => (page === path ? ' aria-current="page"' : ''))
  return settings.chat ? marked.replace(messagePlace, encodeURIComponent(greeting(settings.chat, path))) : marked
}

function greeting({ greetings, message }: Chat, path: string): string {
  return greetings?.find(({ paths }) => paths.includes(path))?.message ?? message
}
