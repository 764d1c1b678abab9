import postgres from 'postgres'
import { migrations } from './migrations.ts'

export type Database = postgres.Sql

/** Two replicas that start at once bring the tables up to date one after the other: the number is of this use alone. */
const MIGRATION_LOCK = 36_250
/** s that a connection may take to come about, and that one without use is kept. */
const CONNECT_S = 5
const IDLE_S = 60
/** ms that a statement may take: the longest drops a snapshot of 20 MiB. */
const STATEMENT_MS = 30_000

export const connect = (url: string, pool: number): Database =>
  postgres(url, {
    max: pool,
    connect_timeout: CONNECT_S,
    idle_timeout: IDLE_S,
    onnotice: () => undefined,
    connection: { application_name: 'obrador-relay', statement_timeout: STATEMENT_MS },
  })

/** Brings the tables up to date, each step whole or not at all; gives how many there were to take. */
export async function migrate(sql: Database): Promise<number> {
  return sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`
    await tx`CREATE TABLE IF NOT EXISTS migrations (number int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`
    const [{ done = 0 } = {}] = await tx<{ done: number }[]>`SELECT count(*)::int AS done FROM migrations`
    const steps = migrations.slice(done)
    for (const [at, step] of steps.entries()) {
      await tx.unsafe(step)
      await tx`INSERT INTO migrations (number) VALUES (${done + at + 1})`
    }
    return steps.length
  })
}
