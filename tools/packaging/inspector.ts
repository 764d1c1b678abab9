import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toolRequests } from '@obrador/contract/tools'
import type { Installed } from './install.ts'
import { must } from './run.ts'
import { NODES } from './runtimes.ts'

/** The protocol's own inspector. It brings a hundred packages along, so that it is installed apart and for this alone. */
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'

/** ms in which a server must be there, however busy the machine. */
const PATIENCE = '120000'

interface Listed {
  readonly tools: readonly { readonly name: string }[]
}

/** The inspector's command line finds the tools and nothing wrong with their schemas here, and gets an answer from a service. */
export async function inspectorPasses({ folder: project }: Installed, service: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-inspector-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
    await must(
      'npm',
      ['install', '--silent', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', INSPECTOR],
      {
        cwd: folder,
      },
    )
    const inspector = join(folder, 'node_modules/.bin/mcp-inspector')
    const ask = async (server: readonly string[], ...method: readonly string[]): Promise<unknown> =>
      JSON.parse(
        await must(inspector, ['--cli', ...server, '--connect-timeout', PATIENCE, '--method', ...method], {
          cwd: folder,
          env: { HOME: folder },
        }),
      )
    const stdio = [NODES[24], join(project, 'node_modules/@obrador/mcp/dist/main.js')]
    const { tools } = (await ask(stdio, 'tools/list', '--strict')) as Listed
    const found = tools.map(({ name }) => name).join()
    if (found !== Object.keys(toolRequests).join()) throw new Error(`the inspector finds ${found}`)
    const http = [`${service}/mcp`, '--transport', 'http']
    const answer = await ask(http, 'tools/call', '--tool-name', 'tipos', '--tool-arg', 'oficio=turron')
    if (!JSON.stringify(answer).includes('"structuredContent"')) {
      throw new Error(`the inspector gets ${JSON.stringify(answer)}`)
    }
    return INSPECTOR
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
