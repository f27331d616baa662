import type { Endpoint, LeadForm, SiteForm } from './form.ts'
import { schemaOf } from './schema.ts'

/** Where leads are received: the target of every form. */
export function endpointsOf(forms: readonly SiteForm[]): Endpoint[] {
  const endpoints = new Map<string, [LeadForm, ...LeadForm[]]>()
  for (const siteForm of forms) {
    const form = { ...siteForm, schema: schemaOf(siteForm) }
    const others = endpoints.get(form.target)
    if (others) others.push(form)
    else endpoints.set(form.target, [form])
  }
  return Array.from(endpoints, ([target, forms]) => ({ target, forms }))
}
