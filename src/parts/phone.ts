/** The link that calls a number: telephones want its digits alone. */
export function callHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
