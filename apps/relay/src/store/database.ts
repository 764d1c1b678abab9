import { connect as dial, type Socket } from 'node:net'
import postgres from 'postgres'
import { databaseMigrations } from './migrations.ts'

export type RelayDatabase = postgres.Sql

/** Two replicas that start at once bring the tables up to date one after the other: the number is of this use alone. */
const MIGRATION_LOCK = 36_250
/** s that a connection may take to come about, and that one without use is kept. */
const CONNECT_S = 4
const IDLE_S = 60
/** ms that a statement may take: what waits longer for its room is told so by the database, and the connection stays. */
const STATEMENT_MS = 4000
/** ms in which the database has to have answered, also to what waited for a connection: more than both of the above. */
const ANSWER_MS = 5000
/** Statements that may be under way: of 10,000 devices that greet a database which hangs most are told at once. */
const MOST_ASKED = 1000

interface Dialled {
  readonly host: readonly string[]
  readonly port: readonly number[]
  readonly path?: string | false
}

/** The connections to the database, known here because the library ends none that has gone silent. */
class Lines {
  #open: Socket[] = []
  #tries = 0

  /** Hosts take turns, as the library has it. What is written before a connection has come about waits. */
  dial({ host, port, path }: Dialled): Socket {
    const at = this.#tries++ % host.length
    const socket = path ? dial(path) : dial(port[at] ?? 0, host[at])
    this.#open = [...this.#open.filter(({ destroyed }) => !destroyed), socket]
    return socket
  }

  /** From now on; what is given back ends those that have brought nothing since, the one that listens among them: they are opened anew. */
  watch(): () => void {
    const before = this.#open.map((socket) => [socket, socket.bytesRead] as const)
    return () => {
      for (const [socket, bytes] of before) if (socket.bytesRead === bytes) socket.destroy()
    }
  }
}

/** The same statements, each answered or failed within five seconds. */
function answering(sql: RelayDatabase, lines: Lines): RelayDatabase {
  let asked = 0
  const ask = async (statement: () => Promise<unknown>): Promise<unknown> => {
    if (asked >= MOST_ASKED) throw new Error('too much is asked of the database')
    const endSilent = lines.watch()
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      endSilent()
      reject(new Error('the database did not answer'))
    }, ANSWER_MS)
    asked++
    const answer = statement().finally(() => asked--)
    return Promise.race([answer, late]).finally(() => clearTimeout(timer))
  }
  return new Proxy(sql, { apply: (target, self, args) => ask(async () => Reflect.apply(target, self, args)) })
}

const SHARED = { connect_timeout: CONNECT_S, onnotice: () => undefined }

export function connectDatabase(url: string, pool: number): RelayDatabase {
  const lines = new Lines()
  const options = {
    ...SHARED,
    max: pool,
    idle_timeout: IDLE_S,
    connection: { application_name: 'obrador-relay', statement_timeout: STATEMENT_MS },
    // Documented by the library, and not in its types.
    socket: (dialled: Dialled) => lines.dial(dialled),
  }
  return answering(postgres(url, options), lines)
}

/** Brings the tables up to date, each step whole or not at all and as long as it takes; gives how many there were to take. */
export async function migrateDatabase(url: string): Promise<number> {
  const sql = postgres(url, { ...SHARED, max: 1 })
  const taken = await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`
    await tx`CREATE TABLE IF NOT EXISTS migrations (number int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`
    const [{ done = 0 } = {}] = await tx<{ done: number }[]>`SELECT count(*)::int AS done FROM migrations`
    const steps = databaseMigrations.slice(done)
    for (const [at, step] of steps.entries()) {
      await tx.unsafe(step)
      await tx`INSERT INTO migrations (number) VALUES (${done + at + 1})`
    }
    return steps.length
  })
  await sql.end()
  return taken
}
