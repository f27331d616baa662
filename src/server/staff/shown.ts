import type { DeliveryState, LeadDetail, LeadSummary } from '../../agreed/staff-api.ts'
import type { FormField } from '../../generated/types.ts'
import type { SiteForm } from '../../leads/forms/form.ts'
import { asksName } from '../../leads/forms/person.ts'
import { isChat } from '../../leads/forms/schema.ts'
import { referenceOf } from '../../leads/reference.ts'
import type { StaffLead } from '../../leads/staff/lead.ts'

/** A lead as it stands in a list: with the name and the address or number that its form asks for. */
export function summaryOf(lead: StaffLead, forms: readonly SiteForm[]): LeadSummary {
  const { id, kind, receivedAt, suspicion, answered, note, data } = lead
  const fields = fieldsOf(lead, forms)
  const texts = Object.entries(data).flatMap(([name, value]) =>
    // The number of a chat is the site's own.
    typeof value === 'string' && value !== '' && !(name === 'phone' && isChat(data)) ? [{ name, value }] : [],
  )
  // Authors call fields as they like; of a form that is no longer there nothing else is known.
  const asked = (kind: FormField['kind'], called: RegExp) =>
    texts.filter(({ name }) => (fields.has(name) ? fields.get(name)?.kind === kind : called.test(name)))
  const own = texts.filter(({ name }) => asksName({ name, ...fields.get(name) }))
  const [reach = texts[0]] = [...asked('email', /mail/i), ...asked('tel', /phone|tel|mobile/i)]
  return {
    id,
    reference: referenceOf(id),
    form: kind,
    receivedAt,
    status: suspicion !== null ? 'suspicious' : answered ? 'answered' : 'new',
    suspicion,
    name: own.map(({ value }) => value).join(' '),
    contact: reach?.value.slice(0, 120) ?? '',
    noted: note !== null,
  }
}

/** A lead with its answers under the labels that its visitor read, as far as the form still has them. */
export function detailOf(
  lead: StaffLead,
  deliveries: readonly DeliveryState[],
  forms: readonly SiteForm[],
): LeadDetail {
  const fields = fieldsOf(lead, forms)
  return {
    ...summaryOf(lead, forms),
    page: lead.page,
    source: lead.source,
    answers: Object.entries(lead.data).map(([name, value]) => ({
      name,
      label: fields.get(name)?.label ?? name,
      value,
    })),
    consents: lead.consents,
    deliveries,
    answered: lead.answered,
    note: lead.note ?? '',
  }
}

/** What today's form asks for, by the names of its fields. */
function fieldsOf({ kind }: StaffLead, forms: readonly SiteForm[]): ReadonlyMap<string, FormField> {
  const own = forms.filter((form) => form.kind === kind)
  return new Map(own.flatMap(({ fields }) => fields.map((field) => [field.name, field])))
}
