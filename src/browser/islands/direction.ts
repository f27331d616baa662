/** Where the page's lines begin, and with them its rows. The server, which has no page yet, moves nothing in either. */
export function direction(): 'ltr' | 'rtl' {
  return globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr'
}
