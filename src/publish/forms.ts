import { createHash } from 'node:crypto'
import { checkSite } from '../content/check.ts'
import { sectionIds } from '../content/ids.ts'
import { loadSources } from '../content/read/load.ts'
import type { PlacedForm } from '../content/read/page-facts.ts'
import type { Site } from '../content/resolve/site.ts'
import type { Section, SiteSettings } from '../generated/types.ts'
import type { Words } from '../generated/words.ts'
import type { SiteForm } from '../leads/forms/form.ts'
import { type Manifest, manifestName, manifestVersion } from '../leads/manifest.ts'
import { daysOf } from '../leads/retention/keep.ts'
import { answerMail } from './answer.ts'
import type { Output } from './output.ts'

/** Stages what the lead service has to know of the site. */
export async function writeManifest(site: Site, base: string, code: string, output: Output): Promise<void> {
  const { settings, words, pages } = site
  // Mails are made of what visitors are promised: that takes as long as to judge the site.
  const hash = createHash('sha1').update(JSON.stringify([code, base, settings, words]))
  for (const page of pages)
    hash.update(`${page.path} ${page.draft} ${page.facts?.drawnForms ?? JSON.stringify(placedForms(page))}\n`)
  const key = hash.digest('base64url')
  if (!output.keep(manifestName, key)) await output.write(manifestName, manifestBytes(site, base), key, 'ready')
}

/** The same for a site that is not built. Rules judge pages; here it is enough that the files fit the schema. */
export async function makeManifest(config: string, base: string): Promise<Manifest> {
  const { site } = checkSite(await loadSources(config))
  if (site) return manifestOf(site, base)
  throw new Error(`${config} has mistakes, so that its forms are not known. "npm run validate" names them.`)
}

/** What the lead service has to know of a site. */
export function manifestOf(site: Site, base: string): Manifest {
  return JSON.parse(manifestBytes(site, base).toString('utf8')) as Manifest
}

/** The same as JSON. Of thousands of forms no more than their bytes are in memory. */
function manifestBytes({ settings, words, pages }: Site, base: string): Buffer {
  const published = pages.filter(({ draft }) => !draft)
  const { url, language } = settings
  const { answers, refusals, notSent, mail, server } = words
  const answering = (form: Form) => answerOf(form, settings, base)
  function* forms(): Generator<SiteForm> {
    yield* shellForms(settings, words)
    for (const page of published) yield* formsOn(page, words, answering)
  }
  const paths = published.map(({ path }) => path)
  const before = { version: manifestVersion, url, base, language, pages: paths }
  const after = { ...keepOf(settings.leads), words: { answers, refusals, notSent, mail, server } }
  const [opening, ending] = [JSON.stringify(before).slice(0, -1), JSON.stringify(after).slice(1)]
  return Buffer.concat([Buffer.from(`${opening},"forms":[`), ...together(forms()), Buffer.from(`],${ending}`)])
}

/** How long leads are kept, as a number of days, where that is said. */
function keepOf({ keep }: { keep?: string | undefined } = {}): { keep?: number } {
  return keep === undefined ? {} : { keep: daysOf(keep) }
}

type Form = Extract<Section, { type: 'form' }>

type Answering = (form: Form) => Pick<SiteForm, 'answer'>

function formsOn(page: Site['pages'][number], words: Words, answering: Answering): SiteForm[] {
  const { path } = page
  return placedForms(page)
    .filter(({ form }) => form.sends !== false)
    .map(({ id, form }) => ({ ...formOf(form, path, id, words), ...answering(form) }))
}

/** The forms of a page with the ids that they have there. */
function placedForms(page: Site['pages'][number]): PlacedForm[] {
  if (page.facts) return JSON.parse(page.facts.drawnForms) as PlacedForm[]
  // As on the page: what is a draft has no place among the ids.
  const published = page.sections.filter(({ draft }) => !draft)
  const ids = sectionIds(published)
  return published.flatMap((section, index) =>
    section.type === 'form' ? [{ id: ids[index] ?? section.type, form: section }] : [],
  )
}

function formOf({ name, fields, unreachable, failure, keep }: Form, page: string, id: string, words: Words): SiteForm {
  const consents = fields.flatMap((field) => (field.kind === 'consent' ? [[field.name, field.text]] : []))
  return {
    kind: name,
    target: `/leads/${name}`,
    pages: [page],
    id,
    payload: 'fields',
    fields,
    consents: Object.fromEntries(consents),
    ...keepOf({ keep }),
    ...(unreachable !== undefined && { unreachable: true }),
    failure: failure ?? words.form.failure,
  }
}

/** The mail that visitors get who leave their address: the form's own, or that of the site. */
function answerOf(
  { fields, answer, answers = true }: Form,
  settings: SiteSettings,
  base: string,
): ReturnType<Answering> {
  const written = answer ?? settings.leads?.answer
  const field = fields.find(({ kind }) => kind === 'email')
  if (!answers || !written || !field) return {}
  return { answer: { field: field.name, mail: answerMail(written, settings, base) } }
}

/** Some forms as JSON, with commas between them. The same form on many pages is one. */
function* together(forms: Iterable<SiteForm>): Generator<Buffer> {
  const same = new Map<string, { before: Buffer; pages: string[]; after: Buffer }>()
  for (const form of forms) {
    const { kind, target, pages, ...rest } = form
    const [before, after] = [JSON.stringify({ kind, target }), JSON.stringify(rest)]
    const name = createHash('sha1').update(before).update(after).digest('base64url')
    const known = same.get(name)
    if (known) known.pages.push(...pages)
    else
      same.set(name, {
        before: Buffer.from(before.slice(0, -1)),
        pages: [...pages],
        after: Buffer.from(after.slice(1)),
      })
  }
  let comma = ''
  for (const { before, pages, after } of same.values()) {
    yield* [Buffer.from(comma), before, Buffer.from(`,"pages":${JSON.stringify(pages)},`), after]
    comma = ','
  }
}

/** What the shell sends by itself: its payloads are the same on every site. */
function shellForms({ footer, chat }: SiteSettings, words: Words): SiteForm[] {
  const { label, heading, text, invalid, failure } = footer?.newsletter ?? {}
  const promise = [heading, text].filter((each) => each !== undefined).join('. ')
  const newsletter: SiteForm = {
    kind: 'newsletter',
    target: '/leads/newsletter',
    pages: [],
    id: 'newsletter',
    payload: 'newsletter',
    fields: [{ kind: 'email', name: 'email', label: label ?? words.newsletter.label, required: true }],
    consents: promise === '' ? {} : { email: promise },
    invalid: invalid ?? words.newsletter.invalid,
    failure: failure ?? words.newsletter.failure,
  }
  return chat?.log === undefined ? [newsletter] : [newsletter, chatForm(chat.log, words)]
}

/** That a visitor has opened a chat: a lead by the name that its address ends with. */
function chatForm(target: string, words: Words): SiteForm {
  return {
    kind: target.slice(target.lastIndexOf('/') + 1),
    target,
    pages: [],
    id: 'chat',
    payload: 'chat',
    fields: [],
    consents: {},
    failure: words.refusals.failed,
  }
}
