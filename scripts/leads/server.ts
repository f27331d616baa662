/** What it takes to receive leads and to show them. */
export { openLeads } from '../../src/leads/service.ts'
export { createServer } from '../../src/server/server.ts'
export { staffPage } from '../lib/staff-page.ts'
