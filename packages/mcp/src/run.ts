import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { powersHere } from './here.ts'
import { obradorServer } from './server.ts'

/** Standard output belongs to the protocol: whatever goes wrong is said beside it. */
const failed = (problem: unknown): void => console.error(problem)

const powers = powersHere(failed)

serveStdio(() => obradorServer(() => powers), { onerror: failed })
