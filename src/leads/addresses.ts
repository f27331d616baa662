import { domainToASCII } from 'node:url'

/** A text in which each e-mail address is written in one way, whatever letters and whichever spelling of its domain it had. */
export function withPlainAddresses(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=@)[\p{L}\p{M}\p{N}.。-]+/gu, plainDomain)
}

/** Letters of other languages as the mail servers know them: "xn--…". What is no domain stays. */
function plainDomain(domain: string): string {
  return /^\p{ASCII}*$/u.test(domain) ? domain : domainToASCII(domain) || domain
}
