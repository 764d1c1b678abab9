import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative, resolve } from 'node:path'

/**
 * Carries out a Dockerfile in folders, without a container engine: each stage is a folder that stands for its root. It knows
 * the instructions our Dockerfile uses and stops at any other; the base image is whatever this machine has (Node, npm, sh).
 */

export interface Stage {
  /** The folder that stands for the root of the image. */
  readonly root: string
  /** The image that it all began with. */
  readonly base: string
  workdir: string
  readonly env: Record<string, string>
  readonly labels: Record<string, string>
  user: string | undefined
  stopSignal: string | undefined
  exposed: string | undefined
  command: readonly string[]
  healthcheck: readonly string[]
}

interface Instruction {
  readonly name: string
  readonly text: string
}

/** One instruction per line, once comments are gone and broken lines are joined. */
const instructionsOf = (dockerfile: string): Instruction[] =>
  dockerfile
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? []
      return { name, text }
    })

/** Whether `.dockerignore` keeps a path out: the last pattern that speaks of it, or of a folder it lies in, decides. */
function ignoring(context: string): (path: string) => boolean {
  const rules = readFileSync(join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ kept: line.startsWith('!'), pattern: line.replace(/^!/, '') }))
  return (path) => {
    const folders = path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))
    const last = rules.findLast(({ pattern }) => folders.some((folder) => matchesGlob(folder, pattern)))
    return last !== undefined && !last.kept
  }
}

const pairsOf = (text: string): [string, string][] =>
  [...text.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S+))/g)].map(([, key = '', quoted, plain]) => [key, quoted ?? plain ?? ''])

function copy(text: string, stage: Stage, stages: ReadonlyMap<string, Stage>, context: string): void {
  const [, from, rest = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(text) ?? []
  const paths = rest.split(/\s+/)
  const source = from === undefined ? context : stages.get(from)?.root
  if (source === undefined || paths.length !== 2 || rest.startsWith('--')) throw new Error(`COPY ${text}`)
  const [what = '', where = ''] = paths
  const ignored = from === undefined ? ignoring(context) : () => false
  cpSync(join(source, what), join(stage.root, resolve(stage.workdir, where)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path === join(source, what) || !ignored(relative(source, path)),
  })
}

/** What the machine lends to a build: its programs and its way to the network; not what npm and the tests say of themselves. */
const lent = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_ENV|VITEST|TEST)/.test(name)),
  )

function run(text: string, { root, workdir, env }: Stage): void {
  // A cache only saves time.
  const command = text.replace(/^--mount=type=cache,\S+ /, '')
  if (command.startsWith('--')) throw new Error(`RUN ${text}`)
  if (/(^|[\s=])\//.test(command)) throw new Error(`would reach this machine's own files: RUN ${text}`)
  execFileSync('sh', ['-c', command], { cwd: join(root, workdir), env: { ...lent(), ...env }, stdio: 'pipe' })
}

/** Where a build takes place: what it copies from, and the folder that its stages are made in. */
interface Site {
  readonly context: string
  readonly into: string
}

/** The last stage of a Dockerfile, with everything before it done; without a site nothing is done, and it is only read. */
export function build(dockerfile: string, site?: Site): Stage {
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const { name, text } of instructionsOf(readFileSync(dockerfile, 'utf8'))) {
    if (name === 'FROM') {
      const [, image = '', alias] = /^(?:--platform=\S+ )?(\S+)(?: AS (\S+))?$/.exec(text) ?? []
      stage = begin(stages.get(image) ?? image, site && join(site.into, alias ?? 'final'))
      if (alias) stages.set(alias, stage)
      continue
    }
    if (!stage) throw new Error(`${name} before FROM`)
    if (name === 'COPY') {
      if (site) copy(text, stage, stages, site.context)
    } else if (name === 'RUN') {
      if (site) run(text, stage)
    } else if (name === 'WORKDIR') {
      stage.workdir = resolve(stage.workdir, text)
      if (site) mkdirSync(join(stage.root, stage.workdir), { recursive: true })
    } else if (name === 'ENV') Object.assign(stage.env, Object.fromEntries(pairsOf(text)))
    else if (name === 'LABEL') Object.assign(stage.labels, Object.fromEntries(pairsOf(text)))
    else if (name === 'USER') stage.user = text
    else if (name === 'EXPOSE') stage.exposed = text
    else if (name === 'STOPSIGNAL') stage.stopSignal = text
    else if (name === 'CMD') stage.command = JSON.parse(text)
    else if (name === 'HEALTHCHECK') stage.healthcheck = JSON.parse(text.replace(/^.*?CMD /, ''))
    else throw new Error(`unknown instruction: ${name} ${text}`)
  }
  if (!stage) throw new Error('no FROM')
  return stage
}

function begin(from: Stage | string, folder: string | undefined): Stage {
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const root = folder ?? ''
  if (typeof from !== 'string') {
    if (folder !== undefined) cpSync(from.root, folder, { recursive: true, verbatimSymlinks: true })
    return { ...from, root, env: { ...from.env }, labels: { ...from.labels } }
  }
  const nothing = { user: undefined, stopSignal: undefined, exposed: undefined, command: [], healthcheck: [] }
  return { root, base: from, workdir: '/', env: {}, labels: {}, ...nothing }
}
