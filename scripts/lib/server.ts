/** What serves, and takes the longest to load: it comes when it is needed, or beside something else. */
export { openLeads } from '../../src/leads/service.ts'
export { createServer } from '../../src/server/server.ts'
export { staffPage } from './staff-page.ts'
