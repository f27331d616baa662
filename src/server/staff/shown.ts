import type { AnswerValue, DeliveryState, LeadDetail, LeadSummary } from '../../agreed/staff-api.ts'
import type { SiteForm } from '../../leads/forms/form.ts'
import { referenceOf } from '../../leads/reference.ts'
import type { StaffLead } from '../../leads/staff/lead.ts'

/** A lead as it stands in a list. */
export function summaryOf(lead: StaffLead): LeadSummary {
  const { id, kind, receivedAt, suspicion, answered, note, data } = lead
  const texts = Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const named = (pattern: RegExp) => texts.filter(([name, value]) => pattern.test(name) && value !== '')
  const own = named(/^(first|last|full|sur|given|family)?_?-?name$/i).map(([, value]) => value)
  const [reach = texts[0]] = [...named(/mail/i), ...named(/phone|tel|mobile/i)]
  return {
    id,
    reference: referenceOf(id),
    form: kind,
    receivedAt,
    status: suspicion !== null ? 'suspicious' : answered ? 'answered' : 'new',
    suspicion,
    name: own.join(' '),
    contact: reach?.[1].slice(0, 254) ?? '',
    noted: note !== null,
  }
}

/** A lead with its answers under the labels that its visitor read, as far as the form still has them. */
export function detailOf(
  lead: StaffLead,
  deliveries: readonly DeliveryState[],
  forms: readonly SiteForm[],
): LeadDetail {
  const fields = new Map(
    forms.filter(({ kind }) => kind === lead.kind).flatMap((form) => form.fields.map((field) => [field.name, field])),
  )
  return {
    ...summaryOf(lead),
    page: lead.page,
    source: lead.source,
    answers: Object.entries(lead.data).map(([name, value]: [string, AnswerValue]) => {
      const field = fields.get(name)
      return { label: field?.label ?? name, kind: field?.kind ?? 'text', value }
    }),
    consents: lead.consents.map(({ text, version, at }) => ({ text, version, at })),
    deliveries,
    answered: lead.answered,
    note: lead.note ?? '',
  }
}
