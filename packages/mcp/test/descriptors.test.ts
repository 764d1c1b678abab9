import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '../src/main.ts')

it('a solver that could not be loaded is loaded at the next call', async () => {
  const transport = new StdioClientTransport({ command: process.execPath, args: [MAIN], stderr: 'ignore' })
  const client = new Client({ name: 'gate', version: '1.0.0' })
  await client.connect(transport)
  const allow = (files: number) => execFileSync('prlimit', ['--pid', String(transport.pid), `--nofile=${files}:`])
  const adjust = () =>
    client.callTool({
      name: 'ajustar',
      arguments: {
        oficio: 'helado',
        tipo: 'sorbete_agua',
        ingredientes: [
          { ingrediente: 'Agua', gramos: 500 },
          { ingrediente: 'Zumo de limón', gramos: 185 },
          { ingrediente: 'Azúcar', gramos: 200 },
        ],
      },
    })
  const open = new Set(readdirSync(`/proc/${transport.pid}/fd`).map(Number))
  let lowest = 0
  while (open.has(lowest)) lowest++
  allow(lowest)
  expect((await adjust()).isError).toBe(true)
  allow(1024)
  expect((await adjust()).isError).not.toBe(true)
  await client.close()
})
