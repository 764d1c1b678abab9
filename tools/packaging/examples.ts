import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installed } from './install.ts'
import type { Published } from './published.ts'
import { run } from './run.ts'
import { NODES } from './runtimes.ts'

/** The address that examples write for a service; the one that runs takes its place. */
const SERVICE = 'http://localhost:8080'
/** What an example says that it prints: `// → …` behind the line, one for each line printed. */
const PRINTED = /\/\/ → (.*)$/gm

interface Example {
  readonly title: string
  readonly file: string
  readonly printed: readonly string[]
}

interface Page {
  /** What its files are called. */
  readonly id: string
  readonly file: string
}

/** Writes every example of a page into the project that installed the packages. */
function examplesOf({ id, file: page }: Page, { folder: project }: Installed, service: string): Example[] {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)
  if (blocks.length === 0) throw new Error(`${page} has no example`)
  mkdirSync(join(project, 'examples'), { recursive: true })
  return blocks.map((code, index) => {
    const file = join('examples', `${id}-${index + 1}.ts`)
    writeFileSync(join(project, file), `${code.replaceAll(SERVICE, service)}export {}\n`)
    return {
      title: `example ${index + 1} of ${page}`,
      file,
      printed: [...code.matchAll(PRINTED)].map(([, line = '']) => line),
    }
  })
}

async function check({ title, file, printed }: Example, node: string, cwd: string): Promise<void> {
  const { code, stdout, stderr } = await run(node, [file], { cwd, env: { NO_COLOR: '1' } })
  if (code !== 0) throw new Error(`${title} ended with ${code}\n${stderr}`)
  const lines = stdout.split('\n').filter((line) => line !== '')
  if (lines.join('\n') !== printed.join('\n')) {
    throw new Error(`${title} prints\n${lines.join('\n')}\nand says that it prints\n${printed.join('\n')}`)
  }
}

/** Examples of all packages together. */
const TOGETHER: Page = { id: 'docs', file: join(import.meta.dirname, '../../docs/examples.md') }

/** Every example of every README and of the page of examples, from the installed packages: it runs, and prints what it says. */
export function writeExamples(
  packages: readonly Published[],
  installed: Installed,
  service: string,
): readonly Example[] {
  return packages
    .map(({ id, folder }): Page => ({ id, file: join(folder, 'README.md') }))
    .filter(({ file }) => existsSync(file))
    .concat(TOGETHER)
    .flatMap((page) => examplesOf(page, installed, service))
}

export async function examplesRun(examples: readonly Example[], { folder }: Installed): Promise<string> {
  // On the oldest Node: what runs there runs on the others, and all of them have answered alike already.
  for (const example of examples) await check(example, NODES[22], folder)
  return `${examples.length} examples`
}
