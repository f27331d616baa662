import type { SchemaObject } from 'ajv'
import type { FormField } from '../../generated/types.ts'

/** A form as it stands on the site. */
export interface SiteForm {
  /** The name of the form in the list of leads. */
  readonly kind: string
  /** Where its answers are sent. */
  readonly target: string
  /** The pages that it stands on; a form of the shell stands on all. */
  readonly pages: readonly string[]
  /** What the ids of its elements begin with. */
  readonly id: string
  /** What is sent: the fields and what a section's form sends beside them, or exactly what the shell's two calls send. */
  readonly payload: 'fields' | 'newsletter' | 'chat'
  readonly fields: readonly FormField[]
  /** What visitors agree to, by the field that says so. */
  readonly consents: Readonly<Record<string, string>>
  /** What is said of a field that is not filled in rightly, where the author has chosen the words. */
  readonly invalid?: string
  /** Days after which its leads are erased; where it is left out, the site's own number counts. */
  readonly keep?: number
  /** Who cannot be answered is thanked in other words. */
  readonly unreachable?: true
  /** What is said when sending failed. */
  readonly failure: string
  /** The mail that visitors get, and the field with the address that it goes to. */
  readonly answer?: { readonly field: string; readonly mail: AnswerMail }
}

/** A mail to a visitor. In its texts stands {reference} for the number of the lead, and nothing of what the visitor wrote. */
export interface AnswerMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who reads what the visitor writes back, where that is not the sender. */
  readonly replyTo: string | undefined
}

/** A form whose answers can be judged. */
export interface LeadForm extends SiteForm {
  readonly schema: SchemaObject
}

/** All forms that are sent to one address; most often it is one. */
export interface Endpoint {
  readonly target: string
  readonly forms: readonly [LeadForm, ...LeadForm[]]
}
