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
  { name: '003-indexes', apply: indexes },
  { name: '004-answered', apply: answered },
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

async function indexes({ schema }: Transaction<Tables>): Promise<void> {
  // Each target asks for its own; what waits for one that is gone is in nobody's way.
  await schema.createIndex('delivery_next').on('delivery').columns(['target', 'status', 'due_at']).execute()
  await schema.dropIndex('delivery_due').execute()
  await schema.createIndex('lead_by_kind').on('lead').columns(['kind', 'received_at', 'id']).execute()
  await schema
    .alterTable('heartbeat')
    .addColumn('filling', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

async function answered({ schema }: Transaction<Tables>): Promise<void> {
  await schema
    .createTable('answered')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('answered_once', ['day', 'address'])
    .execute()
}
