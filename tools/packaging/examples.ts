import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Installed } from './install.ts'
import type { Published } from './published.ts'
import { run } from './run.ts'
import { NODES } from './runtimes.ts'

/** The address that examples write for a service; the one that runs takes its place. */
export const SERVICE = 'http://localhost:8080'
/** What an example says that it prints: `// → …` behind the line, one for each line printed. */
const PRINTED = /\/\/ → (.*)$/gm

interface Example {
  readonly title: string
  /** A file of the project, for Node; or a line for a shell. */
  readonly file?: string
  readonly command?: string
  readonly printed: readonly string[]
}
/** What stands for anything at all in what a command prints: a part of a line, or some lines. */
const ANYTHING = '…'

interface Page {
  /** What its files are called. */
  readonly id: string
  readonly file: string
}

/** Writes every example of a page into the project that installed the packages. */
function examplesOf({ id, file: page }: Page, { folder: project }: Installed, service: string): Example[] {
  const text = proseOf(page)
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)
  const commands = commandsOf(page, text)
  if (blocks.length + commands.length === 0) throw new Error(`${page} has no example`)
  mkdirSync(join(project, 'examples'), { recursive: true })
  const programs = blocks.map((code, index) => {
    const file = join('examples', `${id}-${index + 1}.ts`)
    writeFileSync(join(project, file), `${code.replaceAll(SERVICE, service)}export {}\n`)
    return {
      title: `example ${index + 1} of ${page}`,
      file,
      printed: [...code.matchAll(PRINTED)].map(([, line = '']) => line),
    }
  })
  return [...programs, ...commands]
}

/** A page as it is, or what the comments of a source say. */
function proseOf(page: string): string {
  const text = readFileSync(page, 'utf8')
  return page.endsWith('.ts') ? text.replaceAll(/^ \* ?/gm, '') : text
}

/** Sources whose comments have examples. */
const sourcesOf = ({ id, folder }: Published): Page[] =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => ({ id: `${id}-${path.replaceAll(/\W/g, '-')}`, file: join(folder, 'src', path) }))
    .filter(({ file }) => file.endsWith('.ts') && readFileSync(file, 'utf8').includes('@example'))

/** What a terminal shows: a command behind each `$`, and what it prints below it. */
function commandsOf(page: string, text: string): Example[] {
  const shown = [...text.matchAll(/^```console\n(.*?)^```$/gms)].map(([, lines = '']) => lines)
  return shown
    .flatMap((lines) => lines.split(/^\$ /m).slice(1))
    .map((one) => {
      const [command = '', ...printed] = one.trimEnd().split('\n')
      return { title: `«${command}» of ${page}`, command, printed }
    })
}

/** Whether some lines are as an example says. */
function areAs(printed: readonly string[], lines: readonly string[]): boolean {
  const escaped = printed.join('\n').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll(`\n${ANYTHING}`, '(?:\n.*)*?').replaceAll(ANYTHING, '[^\n]*')}$`).test(
    lines.join('\n'),
  )
}

async function check({ title, file, command, printed }: Example, node: string, cwd: string): Promise<void> {
  const environment = {
    NO_COLOR: '1',
    PATH: [dirname(node), join(cwd, 'node_modules/.bin'), process.env.PATH].join(':'),
  }
  const { code, stdout, stderr } =
    file === undefined
      ? await run('bash', ['-o', 'pipefail', '-c', command ?? ''], { cwd, env: environment })
      : await run(node, [file], { cwd, env: environment })
  if (code !== 0) throw new Error(`${title} ended with ${code}\n${stderr}`)
  const lines = stdout
    .trimEnd()
    .split('\n')
    .filter((line) => file === undefined || line !== '')
  const isSo = file === undefined ? areAs(printed, lines) : lines.join('\n') === printed.join('\n')
  if (!isSo) throw new Error(`${title} prints\n${lines.join('\n')}\nand says that it prints\n${printed.join('\n')}`)
}

/** Examples of all packages together. */
const TOGETHER: Page = { id: 'docs', file: join(import.meta.dirname, '../../docs/examples.md') }

/** Every example of every README, of the comments of what is public and of the page of examples, from the installed packages: it runs, and prints what it says. */
export function writeExamples(
  packages: readonly Published[],
  installed: Installed,
  service: string,
): readonly Example[] {
  return packages
    .map(({ id, folder }): Page => ({ id, file: join(folder, 'README.md') }))
    .filter(({ file }) => existsSync(file))
    .concat(packages.flatMap(sourcesOf), TOGETHER)
    .flatMap((page) => examplesOf(page, installed, service))
}

export async function examplesRun(examples: readonly Example[], { folder }: Installed): Promise<string> {
  // On the oldest Node: what runs there runs on the others, and all of them have answered alike already.
  for (const example of examples) await check(example, NODES[22], folder)
  return `${examples.length} examples`
}
