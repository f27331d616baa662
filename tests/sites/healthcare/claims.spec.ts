import { expect, test } from '../../e2e/support/test.ts'
import { routes } from './routes.ts'

const claims = {
  'NABH and ABDM': /NABH (and|&) ABDM/,
  'ABHA IDs and UHI': /ABHA IDs?.{0,20}UHI integration/,
  'HIPAA and GDPR': /HIPAA (and|&) GDPR/,
  encryption: /encrypt(ed|ion)/,
  integration: /HL7, FHIR, PACS, LIS, RIS and ABHA-ready APIs/,
  'a guarantee': /Go-Live Guarantee/,
  'about 60 days': /about 60 days/,
  'help at any hour': /round-the-clock|around the clock/i,
  'figures at once': /Real-Time Reporting & Analytics/,
  trust: /Trusted by Hospitals & Clinics/,
  discharge: /30% faster discharge across 500\+ beds/,
  stock: /40% fewer stock-outs/,
  teleconsults: /2,000\+ teleconsults/,
  visits: /25% fewer no-shows/,
  reports: /from 48 hours to 8 hours/,
}

test('the site says what the product does', async ({ request }) => {
  const texts = await Promise.all(
    routes.map(async (route) =>
      (await (await request.get(route)).text()).replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&'),
    ),
  )
  const all = texts.join('\n').replace(/\s+/g, ' ')
  expect(Object.entries(claims).filter(([, words]) => !words.test(all))).toEqual([])
})

test('each kind of facility is named', async ({ request }) => {
  const text = await (await request.get('/solutions')).text()
  for (const kind of [
    /hospital/i,
    /clinic/i,
    /pharmac/i,
    /laborator/i,
    /diagnostic/i,
    /nursing home/i,
    /AYUSH/,
    /dental/i,
    /eye/i,
  ])
    expect(text).toMatch(kind)
})
