import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { Installed } from './install.ts'
import { type Manifest, root } from './published.ts'
import { must } from './run.ts'
import { NODES, tried } from './runtimes.ts'

const LIST = '1 kg harina\n650 g agua\n20 g sal\n10 g levadura fresca\n'
const SACK = 'Ingredientes: azúcar, dextrosa, leche desnatada en polvo 20 %, emulgente (E471)\n'
const SHEET = 'formula;ingrediente;gramos\nA;harina;1000\nA;agua;650\nB;harina;500\n'

/** What a command answers, run by some Node from some file. */
type Ask = (node: string, file: string, cwd: string) => Promise<string>

const cli: Ask = async (node, file, cwd) => {
  const one = await must(node, [file, 'analizar', '-o', 'panaderia', '--json', '-'], { cwd, input: LIST })
  // Loads the solver, and takes as long as it takes: an adjustment says less on a machine that is busy.
  const opened = await must(node, [file, 'saco', '--json', '-'], { cwd, input: SACK })
  const many = await must(node, [file, 'lote', '-o', 'panaderia', '--formato', 'ndjson', '-'], { cwd, input: SHEET })
  return one + opened + many
}

const mcp: Ask = async (node, file, cwd) => {
  const client = new Client({ name: 'gate', version: '1.0.0' })
  await client.connect(new StdioClientTransport({ command: node, args: [file], cwd }))
  const { tools } = await client.listTools()
  const { resources } = await client.listResources()
  const answer = await client.callTool({ name: 'ajustar', arguments: { oficio: 'panaderia', texto: LIST } })
  await client.close()
  return JSON.stringify({ tools, resources, answer })
}

const binOf = (folder: string): string => {
  const { bin = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return join(folder, Object.values(bin)[0] ?? '')
}

/** The commands of the installed packages answer, on every Node, what the sources do. */
export async function binsRun({ folder }: Installed): Promise<string> {
  for (const [id, ask] of Object.entries({ cli, mcp })) {
    const expected = await ask(NODES[24], binOf(join(root, 'packages', id)), root)
    for (const [version, node] of tried) {
      const found = await ask(node, binOf(join(folder, 'node_modules/@obrador', id)), folder)
      if (found !== expected)
        throw new Error(`on Node ${version} the command of @obrador/${id} answers otherwise than the sources`)
    }
  }
  return 'cli, mcp'
}
