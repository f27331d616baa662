import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { partId } from '../../agreed/part-id.ts'
import { isReachable } from '../../agreed/reachable.ts'
import { referenceName } from '../../agreed/reference.ts'
import type { LeadForm } from '../../leads/forms/form.ts'
import type { Mistake } from '../../leads/forms/judge.ts'
import type { Lead } from '../../leads/lead.ts'
import type { Manifest } from '../../leads/manifest.ts'
import { referenceOf } from '../../leads/reference.ts'
import { messagePage } from './message-page.ts'
import { showAgain } from './show-again.ts'

/** The pages that visitors without script are sent to, or shown again. */
export class Pages {
  private readonly paths: ReadonlySet<string>

  constructor(
    private readonly manifest: Manifest,
    private readonly dist: string | undefined,
  ) {
    this.paths = new Set(manifest.pages)
  }

  /** Where a form stands. */
  of(form: LeadForm): string {
    return `${this.site()}${this.manifest.base}${this.pageOf(form, undefined)}#${form.id}`
  }

  /** Where a visitor reads that the answers have arrived, and what they are called: of a subscription nobody asks later. */
  thanks(form: LeadForm, { page, data }: Lead, origin: string | undefined, id: string): string {
    const query = form.payload === 'fields' ? `?${referenceName}=${referenceOf(id)}` : ''
    const thanks = form.unreachable && !isReachable(form.fields, data) ? 'unreachable' : 'thank-you'
    return `${this.site(origin)}${this.manifest.base}${this.pageOf(form, page ?? undefined)}${query}#${partId(form.id, thanks)}`
  }

  /** The page of a form with the answers in it and what is wrong with them. */
  async again(
    form: LeadForm,
    page: string | null | undefined,
    body: unknown,
    notice: string,
    mistakes: readonly Mistake[] = [],
  ): Promise<string> {
    const place = this.pageOf(form, page ?? undefined)
    const built = await this.read(place)
    const answers = body instanceof URLSearchParams ? body : new URLSearchParams()
    const { base, words } = this.manifest
    const refused = { form, page: base + place, answers, title: words.notSent.title, notice, mistakes }
    const details = mistakes.map(({ field, message }) => ({ label: labelOf(form, field), message }))
    return (built && (await showAgain(built, refused))) ?? messagePage(this.manifest, notice, details)
  }

  /** The same server has the pages; else they are where the form was sent from. */
  private site(origin = this.manifest.url): string {
    return this.dist === undefined ? origin : ''
  }

  private pageOf({ pages }: LeadForm, page: string | undefined): string {
    const [first] = pages
    if (page !== undefined && (first === undefined ? this.paths.has(page) : pages.includes(page))) return page
    return first ?? '/'
  }

  private async read(page: string): Promise<string | undefined> {
    if (this.dist === undefined) return undefined
    return readFile(path.join(this.dist, page, 'index.html'), 'utf8').catch(() => undefined)
  }
}

function labelOf({ fields }: LeadForm, name: string): string {
  return fields.find((field) => field.name === name)?.label ?? name
}
