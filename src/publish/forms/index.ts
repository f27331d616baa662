import { createHash } from 'node:crypto'
import { checkSite } from '../../content/check.ts'
import { sectionIds } from '../../content/ids.ts'
import { inTurn } from '../../content/in-turn.ts'
import { formsNameOf } from '../../content/read/facts-file.ts'
import { loadSources } from '../../content/read/load.ts'
import type { PlacedForm } from '../../content/read/page-facts.ts'
import type { Site } from '../../content/resolve/site.ts'
import { finish, type Steps } from '../../content/steps.ts'
import type { Section, SiteSettings } from '../../generated/types.ts'
import type { Words } from '../../generated/words.ts'
import { hashOf } from '../../hash.ts'
import type { SiteForm } from '../../leads/forms/form.ts'
import { type Manifest, manifestName, manifestVersion } from '../../leads/manifest.ts'
import { daysOf } from '../../leads/retention/keep.ts'
import { typed } from '../../typed.ts'
import type { Output } from '../output/index.ts'
import { answerMail } from './answer.ts'
import { type FormText, KeptForms } from './kept.ts'

/** Stages what the lead service has to know of the site. What is made of forms is kept in a file for the next build. */
export async function writeManifest(
  site: Site,
  base: string,
  code: string,
  output: Output,
  file: string,
): Promise<void> {
  const { settings, words, pages } = site
  const around = hashOf(JSON.stringify([code, manifestVersion, base, settings, words]))
  const names = await inTurn(formsNames(pages))
  const hash = createHash('sha1').update(around)
  for (const [index, page] of pages.entries()) hash.update(`${page.path} ${page.draft} ${names[index]}\n`)
  const key = hash.digest('base64url')
  if (output.keep(manifestName, key)) return
  const kept = new KeptForms(file, around)
  await output.write(manifestName, await inTurn(manifestBytes(site, base, names, kept)), key, 'ready')
}

/** The same for a site that is not built. Rules judge pages; here it is enough that the files fit the schema. */
export async function makeManifest(config: string, base: string): Promise<Manifest> {
  const { site } = checkSite(await loadSources(config))
  if (site) return manifestOf(site, base)
  throw new Error(
    `${config} has mistakes, so that its forms are not known. "npm run validate -- --config ${typed(config)}" names them.`,
  )
}

/** What the lead service has to know of a site. */
export function manifestOf(site: Site, base: string): Manifest {
  const names = finish(formsNames(site.pages))
  return JSON.parse(finish(manifestBytes(site, base, names)).toString('utf8')) as Manifest
}

/** Pages after which others may have their turn. */
const pagesAtOnce = 10

/** What names the forms of each page; of most it is known: forms are long, and on thousands of pages. */
function* formsNames(pages: Site['pages']): Steps<string[]> {
  const names: string[] = []
  for (const page of pages) {
    if (!page.facts && names.length % pagesAtOnce === 0) yield
    names.push(page.facts?.formsName ?? formsNameOf(JSON.stringify(placedForms(page))))
  }
  return names
}

/** The same as JSON. Of thousands of forms no more than their bytes are in memory. */
function* manifestBytes(
  { settings, words, pages }: Site,
  base: string,
  /** What names the forms of each page. */
  names: readonly string[],
  kept?: KeptForms,
): Steps<Buffer> {
  const { url, language } = settings
  const { answers, refusals, notSent, mail, server } = words
  const answering = (form: Form) => answerOf(form, settings, base)
  const forms = new SameForms()
  for (const form of shellForms(settings, words)) forms.add(textOf(form))
  for (const [index, page] of pages.entries()) {
    const name = names[index]
    if (page.draft || !name) continue
    if (!page.facts && index % pagesAtOnce === 0) yield
    const make = () => formsOf(placedForms(page), words, answering).map(textOf)
    for (const form of kept?.of(name, make) ?? make()) forms.add(form, page.path)
  }
  const paths = pages.flatMap(({ path, draft }) => (draft ? [] : [path]))
  const before = { version: manifestVersion, url, base, language, pages: paths }
  const after = { ...keepOf(settings.leads), words: { answers, refusals, notSent, mail, server } }
  const [opening, ending] = [JSON.stringify(before).slice(0, -1), JSON.stringify(after).slice(1)]
  const pieces = [Buffer.from(`${opening},"forms":[`), ...forms.bytes(), Buffer.from(`],${ending}`)]
  kept?.save()
  return Buffer.concat(pieces)
}

/** How long leads are kept, as a number of days, where that is said. */
function keepOf({ keep }: { keep?: string | undefined } = {}): { keep?: number } {
  return keep === undefined ? {} : { keep: daysOf(keep) }
}

type Form = Extract<Section, { type: 'form' }>

type Answering = (form: Form) => Pick<SiteForm, 'answer'>

/** Those that send something. Pages come later: the same form may stand on many. */
function formsOf(placed: readonly PlacedForm[], words: Words, answering: Answering): WithoutPages[] {
  return placed
    .filter(({ form }) => form.sends !== false)
    .map(({ id, form }) => ({ ...formOf(form, id, words), ...answering(form) }))
}

/** The forms of a page with the ids that they have there. */
function placedForms(page: Site['pages'][number]): PlacedForm[] {
  if (page.facts) return JSON.parse(page.facts.drawnForms) as PlacedForm[]
  // As on the page: what is a draft has no place among the ids.
  const published = page.sections.filter(({ draft }) => !draft)
  const ids = sectionIds(published)
  return published.flatMap((section, index): PlacedForm[] =>
    section.type === 'form' ? [{ id: ids[index] ?? section.type, form: section }] : [],
  )
}

function formOf({ name, fields, unreachable, failure, keep }: Form, id: string, words: Words): WithoutPages {
  const consents = fields.flatMap((field) => (field.kind === 'consent' ? [[field.name, field.text]] : []))
  return {
    kind: name,
    target: `/leads/${name}`,
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

type WithoutPages = Omit<SiteForm, 'pages'>

function textOf({ kind, target, ...rest }: WithoutPages): FormText {
  const [before, after] = [JSON.stringify({ kind, target }), JSON.stringify(rest)]
  return { name: hashOf(before + after), before: Buffer.from(before.slice(0, -1)), after: Buffer.from(after.slice(1)) }
}

/** Forms, of which the same one on many pages is one. */
class SameForms {
  private readonly known = new Map<string, { readonly form: FormText; readonly pages: string[] }>()

  /** Adds one, with a page that it is on. */
  add(form: FormText, ...page: readonly string[]): void {
    const same = this.known.get(form.name)
    if (same) same.pages.push(...page)
    else this.known.set(form.name, { form, pages: [...page] })
  }

  /** All of them as JSON, with commas between them. */
  *bytes(): Generator<Buffer> {
    let comma = ''
    for (const { form, pages } of this.known.values()) {
      yield* [Buffer.from(comma), form.before, Buffer.from(`,"pages":${JSON.stringify(pages)},`), form.after]
      comma = ','
    }
  }
}

/** What the shell sends by itself: its payloads are the same on every site. */
function shellForms({ footer, chat }: SiteSettings, words: Words): WithoutPages[] {
  const { label, heading, text, invalid, failure } = footer?.newsletter ?? {}
  const promise = [heading, text].filter((each) => each !== undefined).join('. ')
  const newsletter: WithoutPages = {
    kind: 'newsletter',
    target: '/leads/newsletter',
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
function chatForm(target: string, words: Words): WithoutPages {
  return {
    kind: target.slice(target.lastIndexOf('/') + 1),
    target,
    id: 'chat',
    payload: 'chat',
    fields: [],
    consents: {},
    failure: words.refusals.failed,
  }
}
