import { sectionIds } from '../../content/resolve/ids.ts'
import type { Site } from '../../content/resolve/site.ts'
import type { Section } from '../../generated/types.ts'
import { callsOf } from './calls.ts'
import type { Endpoint, LeadForm } from './form.ts'
import { schemaOf } from './schema.ts'
import { failed } from './words.ts'

type FormSection = Extract<Section, { type: 'form' }>

/** Where leads are received: the shell's two calls, and the target of every form that is published. */
export function endpointsOf(site: Site): Endpoint[] {
  const endpoints = new Map<string, [LeadForm, ...LeadForm[]]>()
  for (const form of [...callsOf(site.settings), ...sectionForms(site)]) {
    const others = endpoints.get(form.target)
    if (others) others.push(form)
    else endpoints.set(form.target, [form])
  }
  return Array.from(endpoints, ([target, forms]) => ({ target, forms }))
}

function sectionForms({ pages }: Site): LeadForm[] {
  return pages
    .filter(({ draft }) => !draft)
    .flatMap((page) => {
      // As the build does: what is a draft has no place among the ids.
      const sections = page.sections.filter(({ draft }) => !draft)
      const ids = sectionIds(sections)
      return sections.flatMap((section, index) =>
        section.type === 'form' && section.sends !== false
          ? [formOf(section, page.path, ids[index] ?? section.type)]
          : [],
      )
    })
}

function formOf({ name, fields, failure }: FormSection, page: string, id: string): LeadForm {
  const consents = fields.flatMap((field) => (field.kind === 'consent' ? [[field.name, field.text]] : []))
  return {
    kind: name,
    target: `/leads/${name}`,
    pages: [page],
    id,
    fields,
    schema: schemaOf(fields),
    exact: false,
    consents: Object.fromEntries(consents),
    invalid: undefined,
    failure: failure ?? failed,
  }
}
