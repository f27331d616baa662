import type { DeliveryState, LeadDetail, LeadSummary } from '../../agreed/staff-api.ts'
import type { SiteForm } from '../../leads/forms/form.ts'
import { isChat } from '../../leads/forms/schema.ts'
import { referenceOf } from '../../leads/reference.ts'
import type { StaffLead } from '../../leads/staff/lead.ts'

/** A lead as it stands in a list. */
export function summaryOf(lead: StaffLead): LeadSummary {
  const { id, kind, receivedAt, suspicion, answered, note, data } = lead
  const texts = Object.entries(data).flatMap(([name, value]) =>
    // The number of a chat is the site's own.
    typeof value === 'string' && !(name === 'phone' && isChat(data)) ? [[name, value] as const] : [],
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
    contact: reach?.[1].slice(0, 120) ?? '',
    noted: note !== null,
  }
}

/** A lead with its answers under the labels that its visitor read, as far as the form still has them. */
export function detailOf(
  lead: StaffLead,
  deliveries: readonly DeliveryState[],
  forms: readonly SiteForm[],
): LeadDetail {
  const labels = new Map(
    forms
      .filter(({ kind }) => kind === lead.kind)
      .flatMap((form) => form.fields.map(({ name, label }) => [name, label])),
  )
  return {
    ...summaryOf(lead),
    page: lead.page,
    source: lead.source,
    answers: Object.entries(lead.data).map(([name, value]) => ({ name, label: labels.get(name) ?? name, value })),
    consents: lead.consents,
    deliveries,
    answered: lead.answered,
    note: lead.note ?? '',
  }
}
