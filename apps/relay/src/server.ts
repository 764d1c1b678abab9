import closeWithGrace from 'close-with-grace'
import { buildRelay } from './app.ts'
import { type RelayConfig, readRelayConfig } from './config.ts'

/** ms that whoever stops the relay waits for it. */
const GRACE_MS = 10_000

function settings(): RelayConfig {
  try {
    return readRelayConfig(process.env)
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  }
}

const config = settings()
const app = await buildRelay(config)
closeWithGrace({ delay: GRACE_MS, logger: app.log }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'unexpected error, stopping')
  await app.close()
})
await app.listen({ port: config.port, host: config.host })
