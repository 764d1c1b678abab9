import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Installed } from './install.ts'
import { root } from './published.ts'
import { must } from './run.ts'

/** Other programs that packages run in. They take 350 MB, so that they are installed apart and for this alone. */
const RUNTIMES = ['bun@1.4.4', 'deno@2.9.6', 'workerd@1.20261110.1'] as const
/** Where the program of this machine is, in what each of them installs. */
const PROGRAMS = { bun: '@oven/*/bin/bun', deno: '@deno/*/deno', workerd: '@cloudflare/workerd-*/bin/workerd' } as const

/** Deno asks for leave; the packages read the file of the solver, and its loader looks at the environment. */
const DENO_RUN = ['run', '--quiet', '--no-prompt', '--allow-read', '--allow-env', '--node-modules-dir=manual']

/** The day whose behaviour workerd keeps to. */
const COMPATIBILITY = '2026-01-01'

/** What workerd is told: the modules of one worker. */
const settingsOf = (compiled: readonly string[]): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = (
  compatibilityDate = "${COMPATIBILITY}",
  modules = [(name = "worker.js", esModule = embed "worker.js")${compiled.map((file) => `, (name = "${file}", wasm = embed "${file}")`).join('')}],
))]);
`

interface WorkerAnswers {
  readonly packages: string
  readonly page: readonly { readonly status: number; readonly body: { readonly factible?: boolean } }[]
}

/** What the packages and the worker of docs/edge.md answer in workerd, bundled by esbuild. */
async function askedInWorkerd(workerd: string, project: string): Promise<WorkerAnswers> {
  const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(readFileSync(join(root, 'docs/edge.md'), 'utf8')) ?? []
  writeFileSync(join(project, 'consumer/page.js'), code)
  const bundler = ['--bundle', '--format=esm', '--platform=browser', '--loader:.wasm=copy', '--log-level=warning']
  await must(join(project, 'node_modules/.bin/esbuild'), ['consumer/worker.js', ...bundler, '--outdir=edge'], {
    cwd: project,
  })
  const folder = join(project, 'edge')
  writeFileSync(join(folder, 'worker.capnp'), settingsOf(globSync('*.wasm', { cwd: folder })))
  const printed = await must(workerd, ['test', 'worker.capnp'], { cwd: folder })
  return JSON.parse(printed.split('\n').find((line) => line.startsWith('{')) ?? '{}')
}

/** The installed packages answer in Bun, Deno and workerd what the sources do, and so does the worker that the documents show. */
export async function runsElsewhere({ folder: project }: Installed, expected: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-runtimes-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
    const quietly = ['--silent', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
    await must('npm', ['install', ...quietly, ...RUNTIMES], { cwd: folder })
    const program = (name: keyof typeof PROGRAMS): string => {
      const [found] = globSync(join('node_modules', PROGRAMS[name]), { cwd: folder })
      if (found === undefined) throw new Error(`no ${name} for this machine`)
      return join(folder, found)
    }
    const same = (found: string, where: string): void => {
      if (found.trim() !== expected) throw new Error(`in ${where} the packages answer otherwise than the sources`)
    }
    same(await must(program('bun'), ['consumer/node.ts'], { cwd: project }), 'Bun')
    same(await must(program('deno'), [...DENO_RUN, 'consumer/node.ts'], { cwd: project }), 'Deno')
    const { packages, page } = await askedInWorkerd(program('workerd'), project)
    same(packages, 'workerd')
    const [answer, refusal] = page
    if (answer?.status !== 200 || answer.body.factible === undefined || refusal?.status !== 400)
      throw new Error(`the worker of docs/edge.md answers ${JSON.stringify(page)}`)
    return RUNTIMES.join(', ')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
