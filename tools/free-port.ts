import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports that a system gives to no outgoing connection (Linux begins at 32768): another test opens many of those at any time. */
const PORTS = { least: 10_240, beyond: 32_768 } as const

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const heard = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!(await heard)) return false
  server.close()
  await once(server, 'close')
  return true
}

/** A port of this machine that nobody listens on, for a process that is about to be started. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.least, PORTS.beyond)
    if (await isFree(port)) return port
  }
}
