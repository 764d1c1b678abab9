import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { heladoExample } from '@obrador/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiApp, postTo, testApp, wake } from './helpers.ts'

const MAIN = join(import.meta.dirname, '../../../packages/cli/src/main.ts')

let app: ApiApp
let address: string
beforeAll(async () => {
  app = await testApp()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  await wake(app)
})
afterAll(() => app.close())

/** The command line, asking this service. */
async function obrador(args: readonly string[], input: string) {
  const running = promisify(execFile)(process.execPath, [MAIN, ...args, '--servidor', address, '-'])
  running.child.stdin?.end(input)
  return JSON.parse((await running).stdout)
}

const body = JSON.stringify(heladoExample)

it('the command line asks a service and prints what it answers', async () => {
  const found = await obrador(['analizar', '-o', 'helado', '--json'], body)
  expect(found).toEqual((await postTo(app, '/api/balance', heladoExample)).json())
  expect(await obrador(['etiquetar', '-o', 'helado', '--json'], body)).toMatchObject({ craft: 'helado' })
  expect(await obrador(['ajustar', '-o', 'helado', '--json'], body)).toMatchObject({ factible: true })
})

it('a batch asks it too, and a pasted list is read there', async () => {
  const [found] = await obrador(['lote', '-o', 'panaderia', '--formato', 'json'], '1 kg harina\n650 g agua')
  const alone = await postTo(app, '/api/balance/panaderia', { texto: '1 kg harina\n650 g agua' })
  expect(found.respuesta).toEqual(alone.json())
})
