import { LibsqlConnection } from '@libsql/kysely-libsql'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import type { Database } from '../../src/leads/store/tables.ts'

export interface Query {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Collects what is asked of any store in this process from now on, each query once. */
export function collectQueries(): ReadonlyMap<string, Query> {
  const queries = new Map<string, Query>()
  const add = (text: string, values: readonly unknown[] = []) => {
    if (/^(select|insert|update|delete|\()/i.test(text) && /"(lead|delivery)"/.test(text))
      queries.set(text, { text, values })
  }
  const { executeQuery } = LibsqlConnection.prototype
  const file = vi.spyOn(LibsqlConnection.prototype, 'executeQuery').mockImplementation(function (
    this: LibsqlConnection,
    query,
  ) {
    add(query.sql, query.parameters)
    return executeQuery.call(this, query) as never
  })
  const { query: ask } = pg.Client.prototype
  const postgres = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parts: unknown[]
  ) {
    const [text, values] = parts
    if (typeof text === 'string') add(text, Array.isArray(values) ? values : [])
    return Reflect.apply(ask, this, parts)
  })
  onTestFinished(() => {
    file.mockRestore()
    postgres.mockRestore()
  })
  return queries
}

/** How a database goes through leads or deliveries other than by an index that leads it to those that are asked for. */
export function scansOf(database: Database, query: Query): Promise<string[]> {
  return database.kind === 'postgres' ? postgresScans(database, query) : fileScans(database, query)
}

async function fileScans({ db }: Database, { text, values }: Query): Promise<string[]> {
  const explained = CompiledQuery.raw(`explain query plan ${text}`, [...values])
  const { rows } = await db.executeQuery<{ detail: string }>(explained)
  // Sorting what only a part of is taken from goes through all of it for each part.
  const wrong = / limit /.test(text) ? /^SCAN (lead|delivery)\b|TEMP B-TREE/ : /^SCAN (lead|delivery)\b/
  return rows.map(({ detail }) => detail).filter((detail) => wrong.test(detail))
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

function postgresScans({ db }: Database, { text, values }: Query): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    // Few rows are read and joined sooner without an index; how many it takes for few depends on when they were last counted.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction)
    const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...values])
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained)
    return rows.flatMap((row) => scansBelow(row['QUERY PLAN'][0].Plan))
  })
}

function scansBelow(node: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': relation = '' } = node
  const led = node['Index Cond'] ?? node['Recheck Cond']
  const scans = /Scan$/.test(type) && ['lead', 'delivery'].includes(relation) && led === undefined
  return [...(scans ? [`${type} on ${relation}`] : []), ...(node.Plans ?? []).flatMap(scansBelow)]
}
