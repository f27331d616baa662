/** Why no page can come to a path. */
export function redirected(path: string): string {
  return `a redirect leads from ${path} elsewhere: take that out first.`
}

/** Whether a redirect leads to a page, wherever on it: then it goes when the page comes back to the path that it leads from. */
export function leadsTo({ to }: { readonly to: string }, path: string): boolean {
  return to.split(/[?#]/)[0] === path
}
