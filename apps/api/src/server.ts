import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { type ApiConfig, GRACE_SECONDS, readApiConfig, unknownSettings } from './config.ts'
import { connectionsGone } from './draining.ts'
import { finishStart } from './warm-up.ts'

function settings(): ApiConfig {
  try {
    const read = readApiConfig(process.env)
    for (const sentence of unknownSettings(process.env)) console.error(sentence)
    return read
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  }
}

const config = settings()
const app = await buildApp(config)

closeWithGrace({ delay: (config.drainSeconds + GRACE_SECONDS) * 1000, logger: app.log }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'unexpected error, stopping')
  app.drain()
  if (!err) {
    await sleep(config.drainSeconds * 1000)
    await connectionsGone(app.server)
  }
  await app.close()
})

await app.listen({ port: config.port, host: config.host })
await finishStart(app)
