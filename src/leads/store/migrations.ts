import type { Transaction } from 'kysely'
import { staffTables } from './staff-tables.ts'
import type { Database, Tables } from './tables.ts'

export interface Migration {
  readonly name: string
  readonly apply: (transaction: Transaction<Tables>, kind: Database['kind']) => Promise<void>
}

/** How the tables came to be, step by step. What has shipped is never changed: a change is a further step. */
export const migrations: readonly Migration[] = [
  { name: '001-leads-and-deliveries', apply: leadsAndDeliveries },
  { name: '002-heartbeat', apply: heartbeat },
  { name: '006-staff', apply: staffTables },
]

async function leadsAndDeliveries({ schema }: Transaction<Tables>): Promise<void> {
  await schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('consents', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('suspicion', 'text')
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('lead_once', ['kind', 'idempotency_key'])
    .execute()
  await schema.createIndex('lead_by_time').on('lead').columns(['received_at', 'id']).execute()
  await schema
    .createTable('delivery')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('delivery_once', ['lead_id', 'target'])
    .execute()
  await schema.createIndex('delivery_due').on('delivery').columns(['status', 'due_at']).execute()
}

async function heartbeat({ schema }: Transaction<Tables>): Promise<void> {
  await schema
    .createTable('heartbeat')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
