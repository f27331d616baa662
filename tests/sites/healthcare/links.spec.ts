import { expect, test } from '../../e2e/support/test.ts'
import { crawl, linksIn, lostLinks, missingFiles } from '../support/crawl.ts'
import { routes } from './routes.ts'

const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const downloads = {
  '/downloads/service-brochure.pdf': pdf,
  '/downloads/solutions-overview.pdf': pdf,
  '/downloads/pricing-guide.pdf': pdf,
  '/downloads/case-studies-brochure.pdf': pdf,
  '/downloads/nabh-checklist.pdf': pdf,
  '/downloads/audit-prep.pdf': pdf,
  '/downloads/opd-sop.docx': docx,
  '/downloads/telemedicine-sop.docx': docx,
  '/downloads/emr-timeline.xlsx': xlsx,
}
const named = `
  /products/emr /services/nabh-support /refer /dealer-program /courses /downloads
  /blog/digitization-checklist /blog/telemedicine-rural /blog/it-mistakes
  /blog/nabh-digital-readiness /blog/telemedicine-rural-india /blog/hipaa-gdpr-security
  /blog/hospital-it-mistakes /blog/abdm-health-id /blog/lims-future-diagnostics
  /case-studies/hospital-digital-transformation /case-studies/clinic-management-platform
  /case-studies/pharmacy-inventory-success /case-studies/lab-sample-automation /case-studies/ayush-digital-transformation
  /webinars/clinic-digitization /webinars/hospital-it-mistakes /webinars/nabh-digital-advantage
  /courses/emr-essentials /courses/nabh-documentation /courses/telemedicine-launch`

test('from the home page links lead to all that the specification names, and none leads nowhere', async ({
  request,
}) => {
  const pages = await crawl(request)
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...routes, ...named.trim().split(/\s+/)]))
  expect(lostLinks(pages)).toEqual([])
  expect(await missingFiles(request, pages)).toEqual([])
  const linked = [...pages].flatMap(([path, html]) => linksIn(html, path).map((link) => link.path))
  expect(linked).toEqual(expect.arrayContaining(Object.keys(downloads)))
})

test('every download is a file of its kind', async ({ request }) => {
  for (const [path, type] of Object.entries(downloads)) {
    const file = await request.get(path)
    expect(file.status(), path).toBe(200)
    expect(file.headers()['content-type'], path).toBe(type)
    expect((await file.body()).subarray(0, 4).toString('latin1'), path).toBe(type === pdf ? '%PDF' : 'PK\u0003\u0004')
  }
})
