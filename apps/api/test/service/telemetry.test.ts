import { once } from 'node:events'
import { createServer } from 'node:http'
import { heladoExample } from '@obrador/contract'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { measuredTest } from '../../../../tools/measured.ts'
import { killAll, startServer } from './processes.ts'
import { calculate } from './requests.ts'

afterEach(killAll)

it('metrics are served on a port of their own, in the format of Prometheus, and name neither clients nor formulas', async () => {
  const admin = await freePort()
  const { url, stop } = await startServer({ OBRADOR_ADMIN_PORT: String(admin), LOG_LEVEL: 'warn' })
  const secret = 'ingrediente secreto de la abuela'
  // On a machine that others keep busy a request may be turned away, and is counted as that.
  const answered = (status: number, body?: string) =>
    expect.poll(async () => (await calculate(url, { ...(body && { body }) })).status).toBe(status)
  await answered(200)
  await answered(200, JSON.stringify({ ingredients: [{ name: secret, grams: 1 }] }))
  await answered(400, '{')
  await expect.poll(async () => (await fetch(`${url}/no-hay`)).status).toBe(404)

  const metrics = () => fetch(`http://127.0.0.1:${admin}/metrics`)
  expect((await metrics()).headers.get('content-type')).toContain('text/plain')
  const requests = (method: string, route: string, status: number) =>
    `http_server_request_duration_seconds_count{http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"}`
  // A request is counted once its answer has been sent, which may be after it has arrived.
  let text = ''
  await expect
    .poll(async () => {
      text = await (await metrics()).text()
      return text
    })
    .toContain(requests('GET', 'none', 404))
  for (const line of [
    `${requests('POST', '/api/balance', 200)} 2`,
    `${requests('POST', '/api/balance', 400)} 1`,
    `${requests('GET', 'none', 404)} 1`,
    `obrador_formulas_total{craft="helado",type="${heladoExample.type}",verdict="equilibrada"} 1`,
    'obrador_formulas_total{craft="helado",type="helado_crema",verdict="revisar"} 1',
    'obrador_unknown_names_total{craft="helado"} 1',
    'obrador_limiter_state{state="memory"} 1',
    'obrador_limiter_state{state="away"} 0',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  for (const gauge of [
    'nodejs_eventloop_delay_seconds',
    'nodejs_heap_used_bytes',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ]) {
    expect(text).toMatch(new RegExp(`^${gauge} [\\d.e-]+$`, 'm'))
  }
  expect(text).not.toMatch(/127\.0\.0\.1|secreto|no-hay/)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  expect(await stop()).toBe(0)
})

it('with a collector configured, requests arrive there as traces', async () => {
  const bodies: string[] = []
  const collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { url, stop } = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OBRADOR_TRACE_RATIO: '1',
  })
  await calculate(url)
  expect(await stop()).toBe(0)
  collector.close()
  const [sent = ''] = bodies
  expect(sent).toMatch(/^\/v1\/traces /)
  for (const part of ['POST /api/balance', 'http.response.status_code', 'obrador']) expect(sent).toContain(part)
  expect(sent).not.toMatch(/Leche|"127\.0\.0\.1"/)
})

measuredTest('a collector that is away holds up neither requests nor the end', async ({ now }) => {
  const { url, stop } = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OBRADOR_TRACE_RATIO: '1',
  })
  expect((await calculate(url)).status).toBe(200)
  const start = now()
  expect(await stop()).toBe(0)
  expect(now() - start).toBeLessThan(5_000)
})
