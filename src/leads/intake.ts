import { createHash, randomUUID } from 'node:crypto'
import { aside } from '../agreed/form-extras.ts'
import { isObject } from '../is-object.ts'
import { decodeForm, withPlainText } from './forms/decode.ts'
import type { Endpoint, LeadForm } from './forms/form.ts'
import { judge, type Mistake } from './forms/judge.ts'
import * as patterns from './forms/patterns.ts'
import { advertising } from './forms/spam.ts'
import { suspect, takeAside } from './forms/suspect.ts'
import type { Answers, GivenConsent, Lead } from './lead.ts'
import type { AnswerWords } from './words.ts'

/** What arrived at an endpoint. */
export interface Submission {
  /** JSON as script sends it, or the pairs of a form that was sent without. */
  readonly body: unknown
  /** The path that the browser says it comes from. */
  readonly page: string | undefined
  /** The campaign that the browser remembers. */
  readonly source: string | undefined
  readonly key: string | undefined
}

/** What became of it: a lead, or what is wrong with it. */
export type Judged =
  | { readonly form: LeadForm; readonly lead: Lead; readonly mistakes?: never }
  | { readonly form: LeadForm; readonly from: string | undefined; readonly mistakes: readonly Mistake[] }

/** What a submission is judged by, beside its form. */
export interface IntakeOptions {
  /** The path that the site stands below, which browsers name with each page. */
  readonly base: string
  /** Milliseconds that a person needs at least to fill in a form. */
  readonly shortestFill: number
  readonly words: AnswerWords
}

/** Makes a lead of what arrived. Where several forms are sent to one address it is the one that fits, or fits best. */
export function judgeSubmission(endpoint: Endpoint, submission: Submission, options: IntakeOptions): Judged {
  const { body, page } = submission
  const { base } = options
  const from = pageOf(body instanceof URLSearchParams ? body.get(aside.page) : undefined, base) ?? pageOf(page, base)
  const [first = endpoint.forms[0], ...others] = endpoint.forms.toSorted(
    (a, b) => standsOn(b, from) - standsOn(a, from),
  )
  let best = judgeAs(first, submission, from, options)
  for (const form of others) {
    if (!best.mistakes) return best
    const judged = judgeAs(form, submission, from, options)
    // What is wrong is said by a form that the visitor may have had in sight.
    const isInSight = standsOn(form, from) === standsOn(best.form, from)
    if (!judged.mistakes || (isInSight && judged.mistakes.length < best.mistakes.length)) best = judged
  }
  return best
}

function standsOn({ pages }: LeadForm, page: string | undefined): number {
  return page !== undefined && pages.includes(page) ? 1 : 0
}

function judgeAs(form: LeadForm, submission: Submission, from: string | undefined, options: IntakeOptions): Judged {
  const { base, shortestFill, words } = options
  const encoded = submission.body instanceof URLSearchParams
  const body = encoded ? decodeForm(submission.body, form.fields) : submission.body
  if (!isObject(body)) return { form, from, mistakes: [{ field: '', message: words.notObject }] }
  const { answers, beside } = form.payload === 'fields' || encoded ? takeAside(body) : { answers: body, beside: {} }
  const data = withPlainText(answers, form.fields)
  const mistakes = judge(form, data, words)
  if (mistakes.length > 0) return { form, from, mistakes }
  const id = randomUUID()
  // A form may ask for a page, which is an answer and not where it was sent from.
  const named = pageOf(form.payload === 'chat' ? data.page : beside[aside.page], base)
  const receivedAt = new Date().toISOString()
  return {
    form,
    lead: {
      id,
      kind: form.kind,
      page: named ?? from ?? form.pages[0] ?? null,
      data: inOrder(form, data),
      consents: given(form, data, receivedAt),
      source: shortText(beside[aside.source]) ?? shortText(submission.source) ?? null,
      suspicion: suspect(beside, shortestFill) ?? advertising(form.fields, data),
      key: submission.key ?? id,
      receivedAt,
    },
  }
}

/** The answers in the order of the fields, so that the same answers are the same text. */
function inOrder({ schema }: LeadForm, data: Record<string, unknown>): Answers {
  const names = Object.keys(schema.properties as object).filter((name) => Object.hasOwn(data, name))
  // The schema has just let every one of them through.
  return Object.fromEntries(names.map((name) => [name, data[name]])) as Answers
}

function given({ consents }: LeadForm, data: Record<string, unknown>, at: string): GivenConsent[] {
  return (
    Object.entries(consents)
      // A field may be called "constructor", which every object seems to have.
      .filter(([field]) => Object.hasOwn(data, field) && Boolean(data[field]))
      .map(([field, text]) => ({ field, text, version: versionOf(text), at }))
  )
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

const path = new RegExp(patterns.path, 'u')

/** A path as pages have it: without what the site stands below, and the slash at the end that some hosts add. */
function pageOf(value: unknown, base: string): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !path.test(value)) return undefined
  const own = `${value}/`.startsWith(`${base}/`) ? value.slice(base.length) : value
  return own.replace(/\/$/, '') || '/'
}

const plain = new RegExp(patterns.line, 'u')

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 200 && plain.test(value) ? value : undefined
}
