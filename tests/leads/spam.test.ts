import { expect, test } from 'vitest'
import { advertising } from '../../src/leads/forms/spam.ts'
import { spamPhrases } from '../../src/leads/forms/spam-phrases.ts'
import { workOf } from '../work-of.ts'
import { fields } from './a-site.ts'

const judged = (help: string, others: Record<string, unknown> = {}) =>
  advertising(fields, { name: 'Meera Nair', email: 'meera@clinic.example', help, ...others })

test.each([
  [
    'a hospital that names its site',
    'We run a hospital of 120 beds, see https://www.citycare.example/about. Could you call us?',
  ],
  [
    'one that names several of its own',
    'Our sites: https://clinic.example, www.north.clinic.example, https://lab.clinic.example/x',
  ],
  [
    'one that asks about other vendors',
    'We compare you with https://vendor.example and www.other-vendor.example. Why you?',
  ],
  [
    'one that points at pages of ours',
    'On https://site.example/a, https://site.example/b and https://site.example/c prices differ.',
  ],
  ['an e-mail address', 'Write to anita@ward.example, ravi@ward2.example and asha@ward3.example.'],
  ['a casino', 'We run an online casino and need a doctor on site for our guests.'],
  [
    'an online pharmacy',
    'Patients buy without prescription elsewhere. Can the pharmacy module stop that? Viagra is our best seller.',
  ],
  ['a question about being found', 'Does the package include SEO services, and do backlinks matter for our clinic?'],
  ['a lender', 'Our employees want an instant loan against salary: does payroll support that?'],
  [
    'markup in a question',
    'Your form shows <b>bold</b> and "a < b" wrongly, and [1] too. The link on the page is dead.',
  ],
  [
    'German',
    'Wir sind eine Praxis mit drei Ärzten (www.praxis-mueller.example) und suchen eine Software für die Abrechnung. Rezeptfrei ist bei uns nichts.',
  ],
  [
    'French',
    'Bonjour, nous sommes une clinique à Lyon : https://clinique.example. Le référencement naturel est-il compris ?',
  ],
  [
    'Spanish',
    'Hola, somos un hospital en Sevilla. ¿Podemos ganar dinero o tiempo con su programa? www.hospital.example',
  ],
  ['Hindi', 'नमस्ते, हमारे अस्पताल के लिए डेमो चाहिए। कृपया कॉल करें: www.aspatal.example'],
  ['Russian', 'Здравствуйте! Мы IT-отдел больницы, присылаем PDFом и USB-диском, см. https://bolnica.example. Цена?'],
  ['Ukrainian with Latin letters', 'Вiтаю! Нашiй лiкарнi потрiбна iнформацiя: вiльнi мiсця, лiжка, вiддiлення, лiки.'],
  [
    'Greek letters in units',
    'Doses of 5 μg/mL, α-blockers and β-lactams: 10 μSv, 3 μmol, γ-GT. Does the LIS know them?',
  ],
  ['nothing', ''],
])('a genuine enquiry passes: %s', (_, text) => {
  expect(judged(text)).toBe(null)
})

test.each([
  ['links', 'Cheap: http://a-shop.example http://b-shop.example/x?y https://c-shop.example'],
  ['links', 'Great post! [url=http://pills.example]pills[/url]'],
  ['links', 'Nice <a href="http://pills.example" rel=dofollow>pills</a>'],
  ['links', "I saw <A class=x HREF='//pills.example'>this</A>"],
  ['links', 'seo services at www.one.example and www.two.example'],
  ['words', 'Hi, I am an SEO expert. We bring you to the first page of Google with quality backlinks. Interested?'],
  ['words', 'We accept guest posts? A guest post with high Domain-Authority and link building, write back.'],
  ['words', 'Online Casino!!! 100 FREE SPINS, no deposit bonus, play now at www.win.example'],
  ['words', 'Buy viagra, cialis online, cheap viagra no questions'],
  ['words', 'Passive income: crypto investment with guaranteed returns from day one'],
  ['words', 'ONLINE CASINO mit Freispiele und Sportwetten, jetzt anmelden'],
  ['words', 'Casino en ligne, tours gratuits et paris sportifs: inscrivez-vous'],
  ['words', 'Casino en línea, tragaperras y apuestas deportivas para usted'],
  ['words', 'Онлайн-казино, бесплатные вращения и ставки на спорт каждый день'],
  ['words', 'Продвижение сайтов, обратные ссылки, выведем на первую страницу Google'],
  ['words', 'Best рrices: viаgrа, ciаlis, kаmаgrа, сheаp lоans'],
  ['words', '𝐁𝐮𝐲 𝐯𝐢𝐚𝐠𝐫𝐚, ｃｉａｌｉｓ ｏｎｌｉｎｅ, online casino'],
])('advertising looks like it, for its %s: %s', (reason, text) => {
  expect(judged(text)).toBe(reason)
})

test('names and telephone numbers hold no links', () => {
  expect(judged('Hello.', { name: 'Win money http://win.example' })).toBe('links')
  expect(judged('Hello.', { name: 'WWW.WIN.EXAMPLE' })).toBe('links')
  expect(judged('Hello.', { phone: 'https://win.example' })).toBe('links')
  expect(judged('Hello.', { name: 'St. John-Smith, Jr.', phone: '+49 (0) 30/123-45' })).toBe(null)
})

test('a line that may ask for a site may hold one', () => {
  const site = { kind: 'text' as const, name: 'website', label: 'Website' }
  const firm = {
    kind: 'text' as const,
    name: 'organization',
    label: 'Organization',
    autocomplete: 'organization' as const,
  }
  const given = { kind: 'text' as const, name: 'called', label: 'Name', autocomplete: 'given-name' as const }
  const link = 'https://clinic.example'
  expect(advertising([site, firm], { website: link, organization: 'www.clinic.example' })).toBe(null)
  expect(advertising([given], { called: link })).toBe('links')
})

test('what is no text is passed over', () => {
  expect(judged('', { name: ['http://a.example'], help: { toString: 1 }, email: 5, phone: null })).toBe(null)
})

test('the longest answers are judged in a moment', () => {
  const longest = ['www.'.repeat(1250), '<a '.repeat(1660), 'а'.repeat(2500) + 'b'.repeat(2500), 'casino '.repeat(710)]
  for (const text of longest)
    expect(
      workOf(() => judged(text)),
      text.slice(0, 10),
    ).toBeLessThan(500)
})

test('every phrase can be found: it is written as texts are looked at', () => {
  expect(spamPhrases.filter((phrase) => !/^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+)*$/u.test(phrase.normalize('NFKC')))).toEqual(
    [],
  )
  expect(new Set(spamPhrases).size).toBe(spamPhrases.length)
})
