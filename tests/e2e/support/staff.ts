import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { staffPage } from '../../../scripts/lib/staff-page.ts'
import type { Lead } from '../../../src/leads/lead.ts'
import type { LeadService } from '../../../src/leads/service.ts'
import { readSettings } from '../../../src/leads/settings.ts'
import { hashPassword } from '../../../src/leads/staff/password.ts'
import { createServer } from '../../../src/server/server.ts'
import { aLead } from '../../leads/a-lead.ts'
import { answers, serviceFor } from '../../leads/a-site.ts'

const password = 'correct horse battery'

interface Leads {
  readonly service: LeadService
  /** Stores leads, as if visitors had sent them. */
  readonly add: (...leads: Lead[]) => Promise<void>
  /** Tries a wrong password, each time from another address, and never from the browser's. */
  readonly fail: (user: string) => Promise<void>
}

/** Tests on a lead service with a page for staff and a store of their own. */
export const test = base.extend<{ leads: Leads & { address: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  leads: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'sectile-staff-'))
    const line = await hashPassword(password, { cost: 2, blockSize: 1, parallelization: 1 })
    const { staff } = readSettings({ LEADS_STAFF: `asha:${line} ben:${line}` })
    const service = await serviceFor(`file:${path.join(folder, 'leads.db')}`, { staff })
    const server = await createServer({ leads: service, staffPage: await staffPage() })
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    const add = async (...leads: Lead[]) => {
      for (const lead of leads) await service.receive(lead)
    }
    let tries = 0
    const fail = async (name: string) => {
      tries += 1
      const remoteAddress = `192.0.2.${tries}`
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      const payload = JSON.stringify({ name, password: 'wrong' })
      await server.inject({ method: 'POST', url: '/_leads/api/sign-in', headers, payload, remoteAddress })
    }
    await use({ service, add, fail, address })
    await server.close()
    await rm(folder, { recursive: true })
  },
  baseURL: ({ leads }, use) => use(leads.address),
})

/** Fills in the form of who signs in. */
export async function signIn(page: Page, name = 'asha', word = password): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an address of the page and signs in there. */
export async function open(page: Page, address = '/_leads'): Promise<void> {
  await page.goto(address)
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

const names = ['Meera Nair', 'Jonas Weber', 'Ana Souza', 'Li Wei', 'Fatima Khan']

/** So many leads of different people, the first the newest. */
export function someLeads(count: number): Lead[] {
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? ''
    const email = `${name.split(' ')[0]?.toLowerCase()}${index}@clinic.example`
    const receivedAt = new Date(Date.UTC(2026, 10, 21, 10) - index * 3_600_000).toISOString()
    return aLead({ ...answers, name, email }, { receivedAt })
  })
}

export { expect }
