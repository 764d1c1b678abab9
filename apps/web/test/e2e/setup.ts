import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { demandBuild } from '../built.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the service with the built app. */
    readonly service: string
    /** Of the browser that all tests share. */
    readonly browser: string
  }
}

/** Before the first test: one service and one browser for all of them. Gives what ends both. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  demandBuild()
  const service = fork(join(import.meta.dirname, 'service.ts'))
  const browser = await chromium.launchServer({
    executablePath: '/usr/bin/chromium-headless-shell',
    // It can reach nothing but this machine.
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  const [address] = await Promise.race([
    once(service, 'message'),
    once(service, 'exit').then(([code]) => {
      throw new Error(`the service ended with ${code} before it told its address`)
    }),
  ])
  provide('service', String(address))
  provide('browser', browser.wsEndpoint())
  return async () => {
    service.disconnect()
    await browser.close()
  }
}
