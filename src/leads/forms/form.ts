import type { SchemaObject } from 'ajv'
import type { FormField } from '../../generated/types.ts'

/** What a form of the site may send, and where it stands. */
export interface LeadForm {
  /** The name of the form in the list of leads. */
  readonly kind: string
  /** Where its answers are sent. */
  readonly target: string
  /** The pages that it stands on; a form of the shell stands on all. */
  readonly pages: readonly string[]
  /** What the ids of its elements begin with. */
  readonly id: string
  readonly fields: readonly FormField[]
  readonly schema: SchemaObject
  /** The payload is fixed: beside the fields nothing may be sent, and no trap is set. */
  readonly exact: boolean
  /** What visitors agree to, by the field that says so. */
  readonly consents: Readonly<Record<string, string>>
  /** What is said of a field that is not filled in rightly, where the author has chosen the words. */
  readonly invalid: string | undefined
  /** What is said when sending failed. */
  readonly failure: string
}

/** All forms that are sent to one address; most often it is one. */
export interface Endpoint {
  readonly target: string
  readonly forms: readonly [LeadForm, ...LeadForm[]]
}
