import type { Page } from 'playwright/test'
import { aLead } from '../../leads/a-lead.ts'
import { answers } from '../../leads/a-site.ts'
import { expectAccessibleAndFitting, expectReadableInDark } from '../support/accessible.ts'
import { complaintsOf } from '../support/complaints.ts'
import { holdBack } from '../support/network.ts'
import { expect, open, signIn, someLeads, test } from '../support/staff.ts'
import { translate } from '../support/translate.ts'

const id = '3f2a91bc-07d5-4000-8000-000000000001'
const meera = aLead(answers, { id, receivedAt: '2026-11-21T12:00:00.000Z' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a lead is found, read and answered, by keyboard alone', async ({ page, leads }) => {
  await leads.add(meera, ...someLeads(3))
  await page.goto('/_leads')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('asha')
  await page.keyboard.press('Tab')
  await page.keyboard.type('correct horse battery')
  await page.keyboard.press('Enter')
  await expect(page.getByText('4 leads shown')).toBeVisible()
  await page.getByLabel('Search').focus()
  await page.keyboard.type('3F2A-91BC-07D5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 lead shown')).toBeVisible()
  expect(page.url()).not.toContain('3F2A')
  await page.getByRole('link', { name: 'Meera Nair' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Meera Nair')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByLabel('Note').focus()
  await page.keyboard.type('Called her.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByText(/^Answered by asha, /)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Note')).toHaveValue('Called her.')
})

test('words from the right end at the left, whoever wrote them', async ({ page, leads }) => {
  const text = 'אני מסכים ל-Sectile.'
  const consents = [{ field: 'privacy', text, version: '1', at: meera.receivedAt }]
  await leads.add(aLead({ ...answers, help: text }, { id, consents, receivedAt: meera.receivedAt }))
  await open(page, `/_leads/lead/${id}`)
  await expect(page.getByText(text)).toHaveCount(2)
  for (const written of await page.getByText(text).all()) {
    const [first = 0, last = 0] = await written.evaluate((element) => {
      const words = element.firstChild ?? element
      const leftOf = (at: number) => {
        const range = document.createRange()
        range.setStart(words, at)
        range.setEnd(words, at + 1)
        return range.getBoundingClientRect().left
      }
      return [leftOf(0), leftOf((words.textContent ?? '').length - 1)]
    })
    expect(last).toBeLessThan(first)
  }
  await expect(page.getByLabel('Note')).toHaveCSS('unicode-bidi', 'plaintext')
})

test('what a visitor typed is text, whatever it looks like', async ({ page, leads }) => {
  const hostile = '"><img src=x onerror="globalThis.hit=1"><script>globalThis.hit=1</script>{{7*7}}javascript:alert(1)'
  const data = { ...answers, name: hostile, email: hostile, help: hostile, goals: [hostile] }
  const consents = [{ field: 'privacy', text: hostile, version: '1', at: meera.receivedAt }]
  await leads.add(
    aLead(data, { id, kind: hostile, page: hostile, source: hostile, consents, receivedAt: meera.receivedAt }),
  )
  const complaints = complaintsOf(page)
  await open(page)
  await page.getByRole('link', { name: hostile }).click()
  await expect(heading(page, hostile)).toBeVisible()
  await page.getByRole('link', { name: 'Forget this person' }).click()
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page.getByRole('link', { name: hostile })).toBeVisible()
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false)
  // That nobody is signed in yet is the one thing that the browser notes.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
})

test('a word without an end leaves the other columns their words', async ({ page, leads }) => {
  await leads.add(aLead({ ...answers, name: 'W'.repeat(254) }))
  await open(page)
  for (const name of ['Form', 'Received', 'Reference', 'Status']) {
    const heading = page.getByRole('columnheader', { name })
    const lines = await heading.evaluate(({ firstChild }) => {
      const range = document.createRange()
      if (firstChild) range.selectNode(firstChild)
      return range.getClientRects().length
    })
    expect([name, lines]).toEqual([name, 1])
  }
})

test('an address that a colleague was given leads there after signing in', async ({ page, leads }) => {
  await leads.add(meera)
  await open(page, `/_leads/lead/${id}`)
  await expect(heading(page, 'Meera Nair')).toBeVisible()
})

test('a session that has ended hides what was shown, and loses no note', async ({ page, context, leads }) => {
  await leads.add(meera)
  await open(page, `/_leads/lead/${id}`)
  await page.getByLabel('Note').fill('She wants a quote.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.getByText('meera@clinic.example')).toBeHidden()
  await signIn(page)
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('She wants a quote.')
  await expect(page.getByText(/^Answered by asha, /)).toBeVisible()
})

test('who could not be signed out is told so, and tries again', async ({ page, context, leads }) => {
  await leads.add(meera)
  await open(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^There is no connection to the server\./)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Sign in')).toBeVisible()
})

test('somebody else who signs in then sees nothing of what was typed', async ({ page, context, leads }) => {
  await leads.add(meera)
  await open(page, `/_leads/lead/${id}`)
  await page.getByLabel('Note').fill('She wants a quote.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await signIn(page, 'ben')
  await expect(page.getByLabel('Note')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
})

test('what two people say of a lead at once is kept, and who would replace a note sees it first', async ({
  page,
  browser,
  leads,
}) => {
  await leads.add(meera)
  const asha = page
  const ben = await browser.newPage({ baseURL: leads.address })
  for (const [each, name] of [[asha, 'asha'] as const, [ben, 'ben'] as const]) {
    await each.goto(`/_leads/lead/${id}`)
    await signIn(each, name)
    await expect(heading(each, 'Meera Nair')).toBeVisible()
  }
  const save = (of: Page) => of.getByRole('button', { name: 'Save the note' }).click()
  await asha.getByLabel('Note').fill('Rang her.')
  await save(asha)
  await expect(asha.getByText('Saved.')).toBeVisible()
  await ben.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(ben.getByText('Saved.')).toBeVisible()
  await expect(ben.getByLabel('Note')).toHaveValue('Rang her.')
  await asha.getByLabel('Note').fill('Rang her twice.')
  await save(asha)
  await expect(asha.getByText(/^Answered by ben, /)).toBeVisible()

  await ben.getByLabel('Note').fill('She is away.')
  await save(ben)
  await expect(ben.getByRole('alert')).toHaveText('A colleague has changed the note meanwhile. Nothing was saved.')
  await expect(ben.getByLabel('What a colleague has written meanwhile')).toHaveValue('Rang her twice.')
  await expect(ben.getByLabel('Note')).toHaveValue('She is away.')
  await expectAccessibleAndFitting(ben)
  await ben.getByLabel('Note').fill('Rang her twice. She is away.')
  await save(ben)
  await expect(ben.getByText('Saved.')).toBeVisible()
  await expect(ben.getByLabel('What a colleague has written meanwhile')).toBeHidden()
  await asha.reload()
  await expect(asha.getByLabel('Note')).toHaveValue('Rang her twice. She is away.')
  await ben.close()
})

test('a note stays where the lead cannot be loaded anew', async ({ page, context, leads }) => {
  await leads.add(meera)
  await open(page, `/_leads/lead/${id}`)
  await page.getByLabel('Note').fill('She wants a quote.')
  const loading = `**/leads/${id}`
  await context.route(loading, (route) => route.abort())
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Note').fill('She wants a quote. And a visit.')
  await context.unroute(loading)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Answered by asha, /)).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByLabel('Note')).toHaveValue('She wants a quote. And a visit.')
})

test('a note that is not saved is left by nobody who is not asked before', async ({ page, leads }) => {
  await leads.add(meera, ...someLeads(1))
  await open(page)
  await page.getByRole('link', { name: 'Meera Nair' }).first().click()
  const note = page.getByLabel('Note')
  await note.fill('She wants a quote.')
  const asked: string[] = []
  let leave = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void (leave ? dialog.accept() : dialog.dismiss())
  })
  const ways = [
    () => page.getByRole('navigation').getByRole('link', { name: 'Leads' }).click(),
    () => page.getByRole('link', { name: 'Forget this person' }).click(),
    () => page.getByRole('button', { name: 'Sign out' }).click(),
    () => page.evaluate(() => history.back()),
  ]
  for (const [index, way] of ways.entries()) {
    await way()
    await expect.poll(() => asked).toEqual(Array(index + 1).fill('confirm'))
    await expect(note).toHaveValue('She wants a quote.')
  }
  // Whoever closes the page is asked by the browser.
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked.at(-1)).toBe('beforeunload')
  await expect(note).toHaveValue('She wants a quote.')
  const count = asked.length
  await page.getByRole('link', { name: 'Skip to the page' }).press('Enter')
  // What is typed right after that goes on from what was saved, which comes back a moment later.
  const release = await holdBack(page, /\/api\/leads\/[^/]+$/)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await note.fill('')
  await expect(page.getByText('The note is not saved.')).toBeVisible()
  const read = page.waitForResponse(/\/api\/leads\/[^/]+$/)
  release()
  await (await read).finished()
  await expect(note).toHaveValue('')
  leave = true
  await page.getByRole('navigation').getByRole('link', { name: 'Leads' }).click()
  await expect(page.getByText('2 leads shown')).toBeVisible()
  await page.getByRole('link', { name: 'Meera Nair' }).first().click()
  await expect(note).toHaveValue('She wants a quote.')
  await page.getByRole('navigation').getByRole('link', { name: 'Leads' }).click()
  await expect(page.getByText('2 leads shown')).toBeVisible()
  expect(asked.slice(count)).toEqual(['confirm'])
})

test('on a page that the browser has translated, what has changed is told, and no note is lost', async ({
  page,
  leads,
}) => {
  await leads.add(meera)
  await page.route(`**/leads/${id}`, async (route) => {
    const response = await route.fetch()
    const lead = await response.json()
    const how = lead.note === '' ? { status: 'waiting', attempts: 0 } : { status: 'sent', attempts: 1 }
    await route.fulfill({ response, json: { ...lead, deliveries: [{ target: 'mail', error: null, ...how }] } })
  })
  await open(page, `/_leads/lead/${id}`)
  await page.getByLabel('Note').fill('She wants a quote.')
  await expect(page.getByText('The note is not saved.')).toBeVisible()
  await page.evaluate(translate)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByText('The note is not saved.')).toBeHidden()
  await expect(page.getByText('Delivered, after 1 try')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('She wants a quote.')
})

test('a suspicious lead says why, and is let go', async ({ page, leads }) => {
  await leads.add({ ...meera, suspicion: 'trap' })
  await open(page)
  await expect(page.getByText('Everything is answered.')).toBeVisible()
  await page.getByText('Suspicious').click()
  await page.getByRole('link', { name: 'Meera Nair' }).click()
  await expect(page.getByText('A field was filled in that people cannot see.')).toBeVisible()
  await page.getByRole('button', { name: 'No, it is real' }).click()
  await expect(page.getByText('It is taken for real now, and on its way.')).toBeVisible()
  await page.getByRole('link', { name: 'All leads' }).click()
  await expect(page.getByText('No leads here')).toBeVisible()
})

test('the list goes on, and comes out as a file', async ({ page, leads }) => {
  await leads.add(...someLeads(60))
  await open(page)
  await expect(page.getByText('50 leads shown')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('60 leads shown')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()])
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
})

test('a person is forgotten after what is stored was shown', async ({ page, leads }) => {
  const other = aLead({ ...answers, name: 'Ana', email: 'ana@clinic.example', help: 'meera@clinic.example sent me' })
  await leads.add(meera, other)
  await open(page, '/_leads/forget')
  await page.getByLabel('E-mail address or phone number').fill('Meera@Clinic.example')
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page.getByRole('checkbox', { name: 'Erase 3F2A-91BC-07D5' })).toBeChecked()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('button', { name: 'Erase 1 lead' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Erase 1 lead' }).click()
  await expect(page.getByText('1 lead was erased.')).toBeVisible()
  await page.goto(`/_leads/lead/${id}`)
  await expect(page.getByRole('alert')).toHaveText('It is not there. It may have been erased.Try again')
})

test('every state is accessible and fits, in light and in dark', async ({ page, context, leads }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const judge = async () => {
    await expectAccessibleAndFitting(page)
    await expectReadableInDark(page)
  }
  await leads.add({ ...meera, suspicion: 'too fast' }, ...someLeads(3))
  await page.goto('/_leads')
  await signIn(page, 'asha', 'wrong')
  await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.')
  await judge()
  for (let tries = 1; tries <= 20; tries++) await leads.fail('ben')
  await signIn(page, 'ben')
  await expect(page.getByRole('alert')).toHaveText('Too many tries have failed. The next is looked at in 15 minutes.')
  await judge()
  await signIn(page)
  await expect(page.getByText('3 leads shown')).toBeVisible()
  await judge()
  await page.getByText('Answered').click()
  await expect(page.getByText('No leads here')).toBeVisible()
  await judge()
  await page.goto(`/_leads/lead/${id}`)
  await expect(page.getByText('Held back as suspicious')).toBeVisible()
  await judge()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'No, it is real' }).click()
  await expect(page.getByRole('alert')).toHaveText('There is no connection to the server.')
  await judge()
  await context.setOffline(false)
  await page.goto('/_leads/dead')
  await expect(page.getByText('Everything was delivered, or is on its way.')).toBeVisible()
  await judge()
  await page.goto('/_leads/forget')
  await page.getByLabel('E-mail address or phone number').fill('meera@clinic.example')
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByRole('button', { name: 'Erase 1 lead' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await judge()
})
