import type { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/**
 * How long clients that keep a connection have to use it once more and hear that it is the last time, ms. Who is busy with a
 * service does so within a second or two; a connection that rests for longer is closed, as it may be at any time.
 */
const LAST_USE = 2_000
const LOOKED_EVERY = 50

/** Waits until nobody has a connection any more, which every answer asks for by now, or for long enough. */
export async function connectionsGone(server: Server): Promise<void> {
  const count = promisify(server.getConnections.bind(server))
  for (let waited = 0; waited < LAST_USE && (await count()) > 0; waited += LOOKED_EVERY) await sleep(LOOKED_EVERY)
}
