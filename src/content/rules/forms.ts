import type { FormSection } from '../../generated/types.ts'
import { changeTo } from '../problem.ts'
import type { Agreed } from '../read/page-facts.ts'
import { type Survey, sectionsOf } from '../survey/survey.ts'
import type { Place } from '../survey/written.ts'
import type { Report, Rule } from './rule.ts'

export const forms: Rule = {
  id: 'forms',
  severity: 'error',
  describe:
    'Fields, options and forms have names of their own, and an answer has an address to go to, and nobody is promised one in vain.',
  check(site, report, watch) {
    for (const place of doubtful(site)) watch(place)
    const firsts = new Map<string, FormSection>()
    const onPages = new Map<string, FormSection[]>()
    for (const { section, place } of sectionsOf(site, 'form')) {
      checkFields(section, place, report)
      if (ofPages.has(section.name))
        report(place, section, 'name', {
          message: `Scripts find a part of the page itself under the name "${section.name}", which this form would hide.`,
          hint: 'Give the form another name: with this one it may not be sent.',
          fix: changeTo(`${section.name}-form`),
        })
      if (section.answer && !section.fields.some(({ kind }) => kind === 'email'))
        report(place, section, 'answer', {
          on: 'name',
          message: 'Nobody gets this answer: the form asks for no e-mail address.',
          hint: 'Add a field of the kind "email", or remove the answer.',
        })
      checkThanks(section, place, report)
      const { name } = section
      const first = firsts.get(name) ?? section
      firsts.set(name, first)
      for (const tell of [tellSending, tellKeeping]) {
        if (tell(first) === tell(section)) continue
        report(place, section, 'name', {
          message: `Another form named "${name}" ${tell(first)}, and this one ${tell(section)}.`,
          hint: 'Give this form a name of its own.',
        })
      }
      const onPage = `${place.page?.page.path} ${name}`
      const others = onPages.get(onPage) ?? []
      onPages.set(onPage, [...others, section])
      if (place.page && others.some((other) => asksAlike(other, section) && consents(other) !== consents(section)))
        report(place, section, 'name', {
          severity: 'warning',
          message: `Another form named "${name}" on this page asks the same, and for another consent: that would be kept for this one.`,
          hint: 'Give this form a name of its own.',
        })
    }
  },
}

/** Whether nobody can tell what was sent with one form from what was sent with the other. */
function asksAlike(...forms: [FormSection, FormSection]): boolean {
  const [one, other] = forms.map(({ fields }) => JSON.stringify(fields.map(({ name }) => name).sort()))
  return one === other
}

/** What is agreed to in a form. */
function consents({ fields }: FormSection): string {
  return JSON.stringify(fields.flatMap((field) => (field.kind === 'consent' ? [[field.name, field.text]] : [])).sort())
}

/** The places of pages that were not read, and have a form that another of its name may not agree with. */
function* doubtful(site: Survey): Generator<Place> {
  const ways = new Map<string, Set<string>>()
  const note = (form: Agreed) => {
    const others = ways.get(form.name) ?? new Set()
    ways.set(form.name, others.add(`${tellSending(form)} ${tellKeeping(form)}`))
  }
  const known = Array.from(site.pagePlaces).filter(([{ facts }]) => facts && facts.forms.length > 0)
  for (const { section } of sectionsOf(site, 'form')) note(section)
  for (const [{ facts }] of known) for (const form of facts?.forms ?? []) note(form)
  for (const [{ facts }, place] of known)
    if (facts?.forms.some(({ name }) => (ways.get(name)?.size ?? 0) > 1)) yield place
}

/** What is promised to all cannot be kept for those who left no address, where the form lets them. */
function checkThanks(section: FormSection, place: Place, report: Report): void {
  const { fields, sends = true, success, unreachable } = section
  const addresses = fields.filter(({ kind }) => kind === 'email' || kind === 'tel')
  const optional = addresses.length > 0 && !addresses.some(({ required }) => required)
  if (sends && optional && success !== undefined && unreachable === undefined)
    report(place, section, 'success', {
      severity: 'warning',
      message: 'This is also read by visitors who left neither an e-mail address nor a telephone number.',
      hint: 'Say in "unreachable" what they read in place of it, such as whom they can call, or make a field "required".',
    })
  if (!optional && unreachable !== undefined)
    report(place, section, 'unreachable', {
      on: 'name',
      severity: 'warning',
      message: 'Nobody reads this: without an address the form cannot be sent, or it asks for none.',
      hint: 'Remove it, or let visitors send the form without an address.',
    })
}

function tellSending({ sends = true }: Agreed): string {
  return sends ? 'is sent' : 'sends nothing'
}

/** What is sent is stored under the name, and kept by it. */
function tellKeeping({ keep }: Agreed): string {
  return keep === undefined ? 'has no "keep"' : `is kept for ${keep}`
}

/** What scripts ask a page for: a form hides that, as its fields hide what the form has. */
const ofPages: ReadonlySet<string> = new Set(['body', 'cookie', 'head', 'hidden', 'referrer'])

/**
 * What scripts ask a form for. A field hides what its form has under the same name, as browsers will have it: such as
 * "title" or "children" do no harm, since nobody asks for these.
 */
const ofForms: ReadonlySet<string> = new Set([
  'appendChild',
  'ariaBusy',
  'closest',
  'elements',
  'firstChild',
  'getAttribute',
  'insertBefore',
  'matches',
  'nextSibling',
  'nodeName',
  'nodeType',
  'ownerDocument',
  'parentNode',
  'querySelectorAll',
  'removeAttribute',
  'removeChild',
  'requestSubmit',
  'setAttribute',
])

function checkFields({ fields }: FormSection, place: Place, report: Report): void {
  const names = new Set<string>()
  for (const field of fields) {
    if (names.has(field.name)) {
      report(place, field, 'name', {
        message: `Two fields of this form are named "${field.name}".`,
        hint: 'Only one of the answers would arrive. Name each field differently.',
      })
    }
    names.add(field.name)
    if (ofForms.has(field.name))
      report(place, field, 'name', {
        message: `No answer would arrive: scripts find a part of the form itself under the name "${field.name}".`,
        hint: 'Give the field another name.',
        fix: changeTo(`${field.name}Answer`),
      })
    if (!('options' in field)) continue
    for (const [index, option] of field.options.entries()) {
      // Browsers send each line break as two letters, whichever was written.
      if (/[\r\n]/.test(option))
        report(place, field.options, index, {
          message: 'Who chooses this could not send the form: there is a line break in it.',
          hint: 'An option is one line. Write a space in its place.',
          fix: changeTo(option.trim().replace(/\s*[\r\n]\s*/g, ' ')),
        })
      if (field.options.indexOf(option) === index) continue
      report(place, field.options, index, {
        message: `The option "${option}" stands in this list twice.`,
        hint: 'Remove one of them.',
      })
    }
  }
}
