import { buildApp } from '@obrador/api/src/app.ts'

/**
 * The service that all tests in a browser ask, in a process of its own: whoever runs the tests is busy with them, and a service
 * that answers late turns people away. It tells its address, and ends with whoever started it.
 */

/** Requests per minute and client: every test is the same client. */
const UNLIMITED = 1_000_000

const app = await buildApp({
  logLevel: 'silent',
  limits: { post: UNLIMITED, get: UNLIMITED },
  relay: process.env.OBRADOR_RELAY_URL,
})
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('disconnect', () => process.exit())
