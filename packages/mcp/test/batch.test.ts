import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { powersHere } from '../src/index.ts'
import { obradorServer } from '../src/server.ts'

const client = new Client({ name: 'gate', version: '1.0.0' })
const faults: unknown[] = []
beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const powers = powersHere((problem) => faults.push(problem))
  await obradorServer(() => powers).connect(theirs)
  await client.connect(ours)
  await client.listTools()
})
afterAll(() => client.close())

async function call(name: string, args: Record<string, unknown>) {
  const { content, structuredContent = {} } = await client.callTool({ name, arguments: args })
  const [first] = content
  return { text: first?.type === 'text' ? first.text : '', data: structuredContent as Record<string, unknown> }
}

it('a batch is noted: what was expected, what explains it, and the state for the next one', async () => {
  const made = {
    oficio: 'helado',
    texto:
      '600 g leche entera\n150 g nata 35\n160 g azúcar\n40 g dextrosa\n46 g leche en polvo desnatada\n4 g estabilizante',
  }
  const plan = await call('anotar_hornada', made)
  expect(plan.data).toMatchObject({ cuadra: 'pendiente', medir: expect.arrayContaining(['peso']) })
  const short = await call('anotar_hornada', { ...made, medidas: [{ que: 'peso', valor: 954 }] })
  expect(short.data).toMatchObject({ cuadra: 'no', pregunta: expect.any(String) })
  expect(short.text).toContain(String(short.data.pregunta))
  const again = await call('anotar_hornada', {
    ...made,
    medidas: [{ que: 'peso', valor: 1000 }],
    estado: short.data.estado,
  })
  expect(again.data.cuadra).toBe('si')
  expect(faults).toEqual([])
})
