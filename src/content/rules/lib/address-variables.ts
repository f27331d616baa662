import { changeTo } from '../../problem.ts'
import type { Survey } from '../../survey/survey.ts'
import { fillVariables, wholeAddress } from '../../text/variables.ts'
import type { Remark } from '../rule.ts'
import { isMailto } from './mail.ts'

/** What is wrong with variables that addresses of mails and telephones are made of: each is told once, where it is written. */
export function wrongAddressVariables({ texts, settings }: Survey): ReadonlyMap<string, Remark> {
  const found = new Map<string, Remark>()
  if (!settings.variables) return found
  const values = fillVariables(settings.variables)
  for (const { value } of texts) {
    if (!value.includes(':{')) continue
    for (const [, scheme, name = ''] of value.matchAll(wholeAddress)) {
      const filled = values[name]
      if (filled === undefined || filled.includes('{') || found.has(name)) continue
      const remark = scheme === 'tel' ? judgeNumber(name, filled) : judgeMail(name, filled)
      if (remark) found.set(name, remark)
    }
  }
  return found
}

/** Whether an address is made of one of some variables. */
export function isMadeOf(written: string, variables: ReadonlyMap<string, Remark>): boolean {
  return variables.size > 0 && [...written.matchAll(wholeAddress)].some(([, , name = '']) => variables.has(name))
}

function judgeNumber(name: string, value: string): Remark | undefined {
  const digits = value.replace(/[\s().-]/g, '')
  if (!/^(?:tel:)?\+?\d{3,}$/.test(digits))
    return {
      message: `Links ring {${name}}, and "${value}" is no telephone number.`,
      hint: 'For example "+440000000000".',
    }
  const meant = value.replace(/\(0\)/g, '').replace(/^tel:|\s/g, '')
  if (meant === value) return undefined
  return {
    message: `Links ring {${name}}: there the number stands in one piece, and without "tel:".`,
    hint: `Write "${meant}". What visitors read can be a variable of its own.`,
  }
}

function judgeMail(name: string, value: string): Remark | undefined {
  if (isMailto(`mailto:${value}`)) return undefined
  const meant = value.replace(/^\s*(?:mailto:)?\s*<?|[>.\s]+$/g, '')
  const isMeant = isMailto(`mailto:${meant}`)
  return {
    message: `Links write to {${name}}, and "${value}" is no e-mail address.`,
    hint: isMeant ? `Write "${meant}".` : 'For example "hello@example.com".',
    fix: isMeant ? changeTo(meant) : undefined,
  }
}
