import { type Kysely, sql, type Transaction } from 'kysely'
import { longestLine } from '../forms/field-limits.ts'
import type { Database, Tables } from './tables.ts'

/** What the staff's page needs: what became of a lead, who is signed in, who tried to be, and who saw what. */
export async function staffTables(transaction: Transaction<Tables>, kind: Database['kind']): Promise<void> {
  const { schema } = transaction
  // In the lead itself, so that a note goes with it.
  for (const name of ['email', 'answered_at', 'answered_by', 'note'])
    await schema.alterTable('lead').addColumn(name, 'text').execute()
  await setAddresses(transaction, kind)
  await schema
    .createIndex('lead_by_email')
    .on('lead')
    .columns(['email', 'received_at', 'id'])
    .where('email', 'is not', null)
    .execute()
  const newest = ['received_at', 'id']
  await schema
    .createIndex('lead_new')
    .on('lead')
    .columns(newest)
    .where(sql<boolean>`answered_at is null and suspicion is null`)
    .execute()
  await schema.createIndex('lead_answered').on('lead').columns(newest).where('answered_at', 'is not', null).execute()
  await schema.createIndex('lead_suspicious').on('lead').columns(newest).where('suspicion', 'is not', null).execute()

  await schema
    .createTable('staff_session')
    .addColumn('id_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('credential', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('staff_try')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('staff_audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('leads', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('about', 'text')
    .execute()
  await schema.createIndex('staff_audit_by_time').on('staff_audit').columns(['at', 'id']).execute()
}

/** Finds the e-mail address of each lead that is stored already, by the database itself: they may be 200,000. */
export async function setAddresses(db: Kysely<Tables>, kind: Database['kind']): Promise<void> {
  const answers = kind === 'libsql' ? sql`json_each(lead.data)` : sql`json_each_text(lead.data::json)`
  await sql`
    update lead set email = (
      select lower(value) from ${answers} as answer
      where value like '%_@_%' and value not like '% %' and value not like '[%' and length(value) <= ${sql.lit(longestLine)} limit 1
    )`.execute(db)
}
