import { setTimeout as sleep } from 'node:timers/promises'
import websocket from '@fastify/websocket'
import { LEAST_BLOB, MOST_BYTES, ROOM_GRANTS } from '@obrador/book-sync/wire'
import { ClientPlaces, clientAt, trustInProxies } from '@obrador/limiter'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type RelayConfig, sharesOf } from './config.ts'
import { DeviceConnection, type RelayServices, TRY_AGAIN_LATER } from './connection.ts'
import { HeldBytes } from './held.ts'
import { ChangeHub } from './hub.ts'
import { SendLimiter } from './limiter.ts'
import { RelayMetrics } from './metrics.ts'
import { connectDatabase, migrateDatabase, type RelayDatabase } from './store/database.ts'
import { LogStore } from './store/logs.ts'
import { isTokenGranted, RoomStore } from './store/rooms.ts'
import { StoreTurns } from './turns.ts'

/** ms between two looks for rooms that nobody uses, and between two signs of life of a connection. */
const SWEEP_MS = 3_600_000
const ALIVE_MS = 30_000
/** ms in which the database has to answer for a replica to be ready: whoever asks waits for a second. */
const READY_MS = 800
/**
 * Bytes that are held for connections, and of photos that are coming in or going out: of all, and of a client. With the 110 MB that the process takes and what the database is handed it stays
 * below the 384 MiB of its container.
 */
const MOST_HELD = 64 * 1024 * 1024
const MOST_UPLOADED = { all: 16 * 1024 * 1024, client: 4 * MOST_BYTES } as const
const MOST_DOWNLOADED = { all: 32 * 1024 * 1024, client: 8 * MOST_BYTES } as const
/** Bytes of boxes that are handed to the database at a time; those up to 16 KiB are not counted. */
const MOST_HANDED = 2 * MOST_BYTES
const SMALL_BOX = 16 * 1024
/** ms for the headers of a request, for all of it, for a connection without one, and between two looks for those that are late. */
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
const IDLE_MS = 20_000
const LATE_LOOK_MS = 5000
/** ms in which a photo has to have been taken by who asked for it. */
const ANSWER_TAKEN_MS = 60_000
/** ms that a device has to answer that it is being closed. */
const CLOSING_MS = 5000
/** Connections besides those of devices: requests, and who asks for health. */
const MORE_CONNECTIONS = 500
/** Bytes of a body that is no blob, and characters of where a book has gone: ten devices and some to spare. */
const BODY_BYTES = 32 * 1024
const MOVED_CHARACTERS = 16 * 1024

const hex = (digits: number) => ({ type: 'string', pattern: `^[0-9a-f]{${digits}}$` }) as const
const ROOM = { type: 'object', properties: { room: hex(32) }, required: ['room'] } as const
const BLOB = { type: 'object', properties: { room: hex(32), blob: hex(32) }, required: ['room', 'blob'] } as const
const MAKING = {
  type: 'object',
  additionalProperties: false,
  required: ['hashes'],
  properties: {
    hashes: {
      type: 'object',
      additionalProperties: false,
      required: [...ROOM_GRANTS],
      properties: Object.fromEntries(ROOM_GRANTS.map((grant) => [grant, hex(64)])),
    },
  },
} as const
const MOVING = {
  type: 'object',
  additionalProperties: false,
  required: ['moved'],
  properties: { moved: { type: 'string', minLength: 1, maxLength: MOVED_CHARACTERS } },
} as const

type Named = FastifyRequest<{ Params: { room: string; blob: string } }>

const clientOf = ({ ip, socket }: FastifyRequest): string => clientAt(ip, socket.remoteAddress)

/** What a request may do that shows a token: 204, 401, 404 or 429, and nothing more is said. */
async function granted(
  { rooms, limiter }: RelayServices,
  request: Named,
  reply: FastifyReply,
  grant: string,
): Promise<boolean> {
  if (!limiter.admitsClient(clientOf(request))) {
    reply.code(429)
    return false
  }
  const { room } = request.params
  const row = await rooms.find(room)
  const token = /^Bearer ([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  if (!row || !isTokenGranted(row.hashes, grant, token)) {
    reply.code(row ? 401 : 404)
    return false
  }
  const isAdmitted = limiter.admitsUse(room, grant === 'read book' ? 'reading' : 'writing')
  if (!isAdmitted) reply.code(429)
  return isAdmitted
}

function roomRoutes(app: FastifyInstance, relay: RelayServices): void {
  const { rooms, limiter, metrics } = relay
  app.put<{ Params: { room: string }; Body: { hashes: Record<string, string> } }>(
    '/v1/rooms/:room',
    { schema: { params: ROOM, body: MAKING } },
    async (request, reply) => {
      if (!limiter.admitsMaking(clientOf(request))) return reply.code(429).send()
      const outcome = await rooms.create(request.params.room, request.body.hashes)
      if (outcome === 'made') metrics.add('rooms_made')
      return reply.code({ made: 201, there: 204, taken: 409 }[outcome]).send()
    },
  )
  app.get('/v1/rooms/:room', { schema: { params: ROOM } }, async (request: Named, reply) =>
    (await granted(relay, request, reply, 'read book')) ? reply.code(204).send() : reply.send(),
  )
  app.delete('/v1/rooms/:room', { schema: { params: ROOM } }, async (request: Named, reply) => {
    if (!(await granted(relay, request, reply, 'own'))) return reply.send()
    await rooms.delete(request.params.room)
    return reply.code(204).send()
  })
  app.put<{ Params: { room: string; blob: string }; Body: { moved: string } }>(
    '/v1/rooms/:room/moved',
    { schema: { params: ROOM, body: MOVING } },
    async (request, reply) => {
      if (!(await granted(relay, request, reply, 'own'))) return reply.send()
      const isClosed = await rooms.close(request.params.room, request.body.moved)
      return reply.code(isClosed ? 204 : 409).send()
    },
  )
}

/** Whether there is room for so many bytes until the request is answered; it says so where there is none. */
function takes(places: ClientPlaces, bytes: number, request: FastifyRequest, reply: FastifyReply): boolean {
  const give = places.take(clientOf(request), bytes)
  if (give) reply.raw.once('close', give)
  else reply.code(503).header('retry-after', String(REQUEST_MS / 1000))
  return give !== undefined
}

/** Before anything of a photo is read: whether its length is told, its token right, and there is room for its bytes. What is refused is not read to its end. */
async function admitUpload(relay: RelayServices, request: Named, reply: FastifyReply): Promise<void> {
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (Number.isNaN(length)) reply.code(411)
  else if (length > MOST_BYTES) reply.code(413)
  else if (await granted(relay, request, reply, 'write book')) {
    if (takes(relay.uploads, length, request, reply)) return
  }
  await reply.header('connection', 'close').send()
}

function blobRoutes(app: FastifyInstance, relay: RelayServices): void {
  const { rooms, config, turns } = relay
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.put<{ Params: { room: string; blob: string }; Body: Buffer }>(
    '/v1/rooms/:room/blobs/:blob',
    {
      schema: { params: BLOB },
      bodyLimit: MOST_BYTES,
      onRequest: (request, reply) => admitUpload(relay, request as Named, reply),
    },
    async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) return reply.code(415).send()
      if (request.body.length < LEAST_BLOB) return reply.code(400).send()
      const { room, blob } = request.params
      const outcome = await turns.within(request.body.length, () =>
        rooms.putBlob(room, blob, request.body, sharesOf(config.limits)),
      )
      return reply.code({ kept: 204, full: 413, closed: 409 }[outcome]).send()
    },
  )
  app.get('/v1/rooms/:room/blobs', { schema: { params: ROOM } }, async (request: Named, reply) => {
    if (!(await granted(relay, request, reply, 'read book'))) return reply.send()
    const { room } = request.params
    const [row, days] = await Promise.all([rooms.find(room), rooms.blobs(room)])
    return reply.send({ bytes: row?.bytes ?? 0, days })
  })
  app.get('/v1/rooms/:room/blobs/:blob', { schema: { params: BLOB } }, async (request: Named, reply) => {
    if (!(await granted(relay, request, reply, 'read book'))) return reply.send()
    if (!takes(relay.downloads, MOST_BYTES, request, reply)) return reply.send()
    // Who does not take it is not waited for.
    const slow = setTimeout(() => request.socket.destroy(), ANSWER_TAKEN_MS)
    reply.raw.once('close', () => clearTimeout(slow))
    const box = await rooms.blob(request.params.room, request.params.blob)
    return box ? reply.type('application/octet-stream').send(box) : reply.code(404).send()
  })
  app.delete('/v1/rooms/:room/blobs/:blob', { schema: { params: BLOB } }, async (request: Named, reply) => {
    if (!(await granted(relay, request, reply, 'write book'))) return reply.send()
    await rooms.deleteBlob(request.params.room, request.params.blob)
    return reply.code(204).send()
  })
}

/** Any page may ask: what opens a room is its token, and a browser sends none by itself. */
function openToPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    if (request.method !== 'OPTIONS') return
    const allowed = { methods: 'GET, PUT, DELETE', headers: 'authorization, content-type', 'max-age': '86400' }
    for (const [name, value] of Object.entries(allowed))
      reply.header(name === 'max-age' ? `access-control-${name}` : `access-control-allow-${name}`, value)
    return reply.code(204).send()
  })
  app.options('/v1/*', async (_, reply) => reply.code(204).send())
}

async function sockets(app: FastifyInstance, relay: RelayServices): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false, closeTimeout: CLOSING_MS } as object,
  })
  const { connections, connectionsPerAddress } = relay.config.limits
  const places = new ClientPlaces(connectionsPerAddress, connections)
  app.get('/v1/sync', { websocket: true }, (socket, request) => {
    const client = clientOf(request)
    const leave = places.take(client)
    if (!leave) return socket.close(TRY_AGAIN_LATER)
    socket.on('close', leave)
    new DeviceConnection(relay, socket, request.socket, client)
    let isAlive = true
    socket.on('pong', () => {
      isAlive = true
    })
    const timer = setInterval(() => {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
    }, ALIVE_MS)
    socket.on('close', () => clearInterval(timer))
  })
}

/** Metrics, for the operator alone. */
async function adminOf(config: RelayConfig, metrics: RelayMetrics): Promise<FastifyInstance | undefined> {
  if (!config.admin) return undefined
  const admin = Fastify()
  admin.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()))
  await admin.listen(config.admin)
  return admin
}

function healthRoutes(app: FastifyInstance, sql: RelayDatabase): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const asked = sql`SELECT 1`.then(
      () => true,
      () => false,
    )
    const isThere = await Promise.race([asked, sleep(READY_MS, false, { ref: false })])
    return reply.code(isThere ? 200 : 503).send({ status: isThere ? 'ok' : 'no database' })
  })
}

function sweeping(app: FastifyInstance, { rooms, metrics, config }: RelayServices): void {
  const sweep = async () => {
    const gone = await rooms.sweep(config.limits.days).catch(() => 0)
    metrics.add('rooms_expired', gone)
  }
  const timer = setInterval(() => void sweep(), SWEEP_MS)
  timer.unref()
  void sweep()
  app.addHook('onClose', () => clearInterval(timer))
}

function answerErrors(app: FastifyInstance, metrics: RelayMetrics): void {
  app.setErrorHandler((error: { statusCode?: number; code?: string }, _, reply) => {
    const status = error.statusCode ?? 503
    if (status >= 500) {
      metrics.add('database_errors')
      app.log.error({ code: error.code }, 'a request failed')
    }
    return reply.code(status).send({ error: status })
  })
}

/** The relay with its tables in order. Requests are not logged: a line would hold a room and an address. */
export async function buildRelay(config: RelayConfig): Promise<FastifyInstance> {
  const sql = connectDatabase(config.database, config.pool)
  const app = Fastify({
    logger: { level: config.logLevel },
    disableRequestLogging: true,
    trustProxy: config.trustedProxies.length > 0 ? trustInProxies(config.trustedProxies) : false,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: IDLE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LATE_LOOK_MS },
  })
  app.server.maxConnections = config.limits.connections + MORE_CONNECTIONS
  const steps = await migrateDatabase(config.database)
  app.log.info({ steps }, 'tables are up to date')
  const hub = new ChangeHub()
  const held = new HeldBytes(MOST_HELD)
  const uploads = new ClientPlaces(MOST_UPLOADED.client, MOST_UPLOADED.all)
  const downloads = new ClientPlaces(MOST_DOWNLOADED.client, MOST_DOWNLOADED.all)
  const metrics = new RelayMetrics({
    connections: () => hub.connections,
    held_bytes: () => held.all + uploads.all + downloads.all,
  })
  const limiter = new SendLimiter(config.limits)
  const turns = new StoreTurns(MOST_HANDED, SMALL_BOX)
  const relay: RelayServices = {
    config,
    rooms: new RoomStore(sql),
    logs: new LogStore(sql),
    hub,
    limiter,
    metrics,
    held,
    uploads,
    downloads,
    turns,
  }
  await hub.listen(sql)
  // Before the first route: those that are there already keep the one of the library.
  answerErrors(app, metrics)
  openToPages(app)
  healthRoutes(app, sql)
  roomRoutes(app, relay)
  blobRoutes(app, relay)
  await sockets(app, relay)
  sweeping(app, relay)
  const admin = await adminOf(config, metrics)
  app.addHook('onClose', async () => {
    await admin?.close()
    await sql.end({ timeout: 5 })
  })
  return app
}
